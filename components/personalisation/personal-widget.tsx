import type { ComponentProps } from 'react';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { LatePersonalProducts } from './late-rows';

/** A row of recommendations; nothing is seen of it until there are some. */
export function PersonalWidget(props: ComponentProps<typeof LatePersonalProducts>) {
  return (
    <ClientMessages namespaces={['productCard']}>
      <LatePersonalProducts {...props} />
    </ClientMessages>
  );
}
