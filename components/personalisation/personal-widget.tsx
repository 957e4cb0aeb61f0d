import type { ComponentProps } from 'react';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { PersonalProducts } from './personal-products';

/** A row of recommendations; nothing is seen of it until there are some. */
export function PersonalWidget(props: ComponentProps<typeof PersonalProducts>) {
  return (
    <ClientMessages namespaces={['productCard']}>
      <PersonalProducts {...props} />
    </ClientMessages>
  );
}
