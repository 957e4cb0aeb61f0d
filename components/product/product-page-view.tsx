import { ClientMessages } from '@/lib/i18n/client-messages';
import type { ProductPage } from '@/lib/product/loader';
import { PageState } from '@/lib/react-query/page-state';
import { JsonLd } from '@/lib/seo/json-ld';
import { AvailabilityProvider } from './availability-provider';
import { ProductView } from './product-view';

/** The view with what its islands start from, and the data for search engines. */
export function ProductPageView({ page }: { page: ProductPage }) {
  const { model, state, structuredData } = page;
  return (
    <>
      <meta property="og:type" content="product" />
      {structuredData.map((data, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never move
        <JsonLd key={index} data={data} />
      ))}
      <ClientMessages namespaces={['product.gallery', 'product.purchase', 'product.review']}>
        <PageState state={state}>
          <AvailabilityProvider key={model.productId} vsin={model.productId} initial={model.availability}>
            {/* The header of a phone hides its search box here (§2). */}
            <div data-page="product" data-product={model.mark}>
              <ProductView page={page} />
            </div>
          </AvailabilityProvider>
        </PageState>
      </ClientMessages>
    </>
  );
}
