'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { Skeleton } from '@/components/ui/skeleton';
import { isApiFailure } from '@/lib/api/failure';
import { signedInOf } from '@/lib/auth/identity';
import { useIdentity } from '@/lib/auth/use-identity';
import { withQueryProvider } from '@/lib/react-query/query-provider';
import { purchasesQuery } from '@/lib/reviews/queries';
import { useProof } from '@/lib/reviews/use-proof';
import { authPath, listingPath, reviewPath } from '@/lib/routes/paths';
import { useSite } from '@/lib/sites/use-site';
import { PurchaseCard } from './purchase-card';

/** What the buyer may review: of the mail that led here, of one order, or of everything that came to them. */
function List() {
  const site = useSite();
  const proof = useProof();
  const { data, isPending, error, refetch } = useQuery(purchasesQuery(site, proof));
  if (isPending) return <Skeleton className="mt-8 h-106" />;
  if (error) return <Failed error={error} onRetry={() => void refetch()} />;
  if (data.length === 0) return <Nothing />;
  return (
    <ul className="mt-8 grid gap-5">
      {data.map((purchase) => (
        <PurchaseCard key={purchase.productId} site={site} proof={proof} purchase={purchase} />
      ))}
    </ul>
  );
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useTranslations('reviews.own');
  const isWrong = isApiFailure(error) && (error.code === 'link-expired' || error.code === 'order-not-found');
  if (isWrong)
    return (
      <>
        <Alert tone="error" className="mt-8">
          {t('linkWrong')}
        </Alert>
        <Nothing />
      </>
    );
  return (
    <Alert tone="error" title={t('loadFailed')} className="mt-8">
      <Button variant="secondary" size="sm" className="mt-3" onClick={onRetry}>
        {t('tryAgain')}
      </Button>
    </Alert>
  );
}

function Nothing() {
  const site = useSite();
  const t = useTranslations('reviews.own');
  const isSignedIn = signedInOf(useIdentity(site)) !== null;
  return (
    <div className="mt-8 rounded-md bg-linen p-8">
      <h2 className="heading text-2xl">{t('nothingTitle')}</h2>
      <p className="reading-width mt-2 text-stone">{t(isSignedIn ? 'nothing' : 'nothingGuest')}</p>
      <LinkButton
        className="mt-6"
        href={
          isSignedIn
            ? listingPath(site.code, { type: 'newest' })
            : authPath(site.code, 'sign-in', reviewPath(site.code))
        }
      >
        {t(isSignedIn ? 'toShop' : 'signIn')}
      </LinkButton>
    </div>
  );
}

export const PurchaseList = withQueryProvider(List);
