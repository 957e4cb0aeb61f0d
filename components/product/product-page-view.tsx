import { HydrationBoundary } from '@tanstack/react-query';
import { env } from '@/lib/env/env';
import { ClientMessages } from '@/lib/i18n/client-messages';
import type { ProductPage } from '@/lib/product/loader';
import { JsonLd } from '@/lib/seo/json-ld';
import { breadcrumbData, productData } from '@/lib/seo/structured-data';
import { ProductView } from './product-view';

/** The view with what its islands start from and the data for search engines. */
export function ProductPageView({ page }: { page: ProductPage }) {
  const { site, product, state } = page;
  const { origin } = env().publicUrl;
  return (
    <HydrationBoundary state={state}>
      <JsonLd data={productData(site, origin, product)} />
      <JsonLd data={breadcrumbData(site, origin, product.breadcrumbs)} />
      <ClientMessages namespaces={['product.purchase', 'product.review']}>
        {/* The header of a phone hides its search box here (§2). */}
        <div data-page="product">
          <ProductView page={page} />
        </div>
      </ClientMessages>
    </HydrationBoundary>
  );
}
