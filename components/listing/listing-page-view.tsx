import { ClientMessages } from '@/lib/i18n/client-messages';
import type { ListingPage } from '@/lib/listing/loader';
import { listingTexts } from '@/lib/listing/page-texts';
import { listingData } from '@/lib/listing/structured-data';
import { PageState } from '@/lib/react-query/page-state';
import { JsonLd } from '@/lib/seo/json-ld';
import { ListingView } from './listing-view';

/** The view with its texts and the data for search engines. */
export async function ListingPageView({ page }: { page: ListingPage }) {
  const { title, intro } = await listingTexts(page);
  const structuredData = await listingData(page.model, title);
  return (
    <>
      {structuredData.map((data, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never move
        <JsonLd key={index} data={data} />
      ))}
      <ClientMessages namespaces={['listing', 'productCard']}>
        <PageState state={page.state}>
          <ListingView page={page} title={title} intro={intro} />
        </PageState>
      </ClientMessages>
    </>
  );
}
