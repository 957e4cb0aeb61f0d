import { LatePersonalProducts } from '@/components/personalisation/late-rows';
import type { SnippetProps } from '../snippet-props';

type Props = SnippetProps<'personalisation-1' | 'personalisation-2' | 'personalisation-3'>;

/** What the shop recommends to this visitor, and best-selling products to whoever does not allow that. */
export function Personalisation({ id, context, ClientMessages }: Props) {
  return (
    <div data-template className="page-width">
      <ClientMessages namespaces={['productCard']}>
        <LatePersonalProducts
          id={`slider-${id}`}
          title={context.title}
          widget={context.widget}
          otherwise="popular"
        />
      </ClientMessages>
    </div>
  );
}
