'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { keepFavourites } from '@/lib/favourites/keep-favourites';
import { notify } from '@/lib/notifications/notify';
import { favouritesPath } from '@/lib/routes/favourites-paths';
import { useSite } from '@/lib/sites/use-site';
import { FavouriteCards } from './favourite-cards';
import { AllToBasket } from './list-actions';

function KeepAll({ vsins }: { vsins: readonly string[] }) {
  const t = useTranslations('favourites');
  const site = useSite();
  const { mutate, isPending } = useMutation({
    mutationFn: () => keepFavourites(site, vsins),
    onSuccess: (left) =>
      left > 0 ? notify('error', t('keptSome', { count: left })) : notify('success', t('kept')),
    onError: () => notify('error', t('keepFailed')),
  });
  return (
    <Button variant="secondary" isLoading={isPending} onClick={() => mutate()}>
      {t('keepAll')}
    </Button>
  );
}

type Props = {
  vsins: readonly string[];
  /** What its maker calls it; empty without a name. */
  name: string;
  gone: ReactNode;
};

/** A list that somebody else has made: the address names its products. */
export function SharedFavourites({ vsins, name, gone }: Props) {
  const t = useTranslations('favourites');
  const site = useSite();
  return (
    <>
      <h1 className="heading text-3xl">{name ? t('sharedNamed', { name }) : t('sharedTitle')}</h1>
      <p className="reading-width mt-2 text-stone">
        {t('sharedText')}{' '}
        <Link href={favouritesPath(site.code)} className="underline underline-offset-4 hover:decoration-2">
          {t('own')}
        </Link>
      </p>
      <FavouriteCards
        vsins={vsins}
        empty={gone}
        actions={(cards) => (
          <>
            <p className="text-stone max-sm:w-full sm:mr-auto">{t('count', { count: cards.length })}</p>
            <AllToBasket cards={cards} />
            <KeepAll vsins={cards.map(({ vsin }) => vsin)} />
          </>
        )}
      />
    </>
  );
}
