'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useState } from 'react';
import { LastRow } from '@/components/personalisation/lazy-rows';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { customerIdOf } from '@/lib/auth/identity';
import { useIdentity } from '@/lib/auth/use-identity';
import type { FavouriteList } from '@/lib/favourites/models';
import { favouriteCardsQuery } from '@/lib/favourites/queries';
import { loadFavourites, toggleFavourite, useFavouritesStore } from '@/lib/favourites/store';
import { useChosenList } from '@/lib/favourites/use-chosen-list';
import { useLists } from '@/lib/favourites/use-lists';
import { notifyRefusal } from '@/lib/notifications/notify-refusal';
import type { CardModel } from '@/lib/product-card/models';
import { useToCard } from '@/lib/product-card/use-to-card';
import { favouritesPath } from '@/lib/routes/favourites-paths';
import { authPath } from '@/lib/routes/paths';
import { useSite } from '@/lib/sites/use-site';
import { FavouriteCards } from './favourite-cards';
import { FavouriteListsPart } from './favourite-lists-part';
import { FavouritesFailed } from './favourites-states';
import { AllToBasket, ShareList } from './list-actions';

/** Where the list is kept, for whoever has no account at hand. */
function GuestNote() {
  const t = useTranslations('favourites');
  const site = useSite();
  const href = authPath(site.code, 'sign-in', favouritesPath(site.code));
  return (
    <p className="mt-2 w-full text-stone">
      {t.rich('guest', {
        link: (words) => (
          <Link href={href} className="underline underline-offset-4 hover:decoration-2">
            {words}
          </Link>
        ),
      })}
    </p>
  );
}

type TitleProps = { note: ReactNode; isNoteFirst: boolean; children: ReactNode };

/** The title, beside it what begins a list; the lists that there are stand below the note. */
function Title({ note, isNoteFirst, children }: TitleProps) {
  const t = useTranslations('favourites');
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6">
      <h1 className="heading text-3xl">{t('title')}</h1>
      {isNoteFirst && note}
      {children}
      {!isNoteFirst && note}
    </div>
  );
}

function Removed({ card }: { card: CardModel }) {
  const t = useTranslations('favourites');
  const site = useSite();
  const restore = () => {
    // This button goes; the heart of the card stays.
    const heart = `[data-list="favourites"] [data-favourite="${card.vsin}"]`;
    document.querySelector<HTMLElement>(heart)?.focus();
    return toggleFavourite(site, card.vsin).catch((error) => notifyRefusal(error, card.favouriteFailed));
  };
  return (
    <p className="pointer-events-none absolute inset-x-0 top-0 z-2 grid aspect-4/3 place-content-center justify-items-center gap-2 text-sm font-medium">
      {t('removed')}
      <Button
        variant="secondary"
        size="sm"
        className="pointer-events-auto"
        aria-label={t('restoreOf', { title: card.title })}
        onClick={() => void restore()}
      >
        {t('restore')}
      </Button>
    </p>
  );
}

function EmptyList() {
  const t = useTranslations('favourites.lists');
  return <p className="mt-6 text-stone">{t('empty')}</p>;
}

/** What of these is on the list, in its order; all without one. */
function ofList(vsins: readonly string[] | null, list: FavouriteList | null): readonly string[] | null {
  return list && vsins ? list.products.filter((vsin) => vsins.includes(vsin)) : vsins;
}

/** The visitor's own favourites, or those of the list that the address names. */
export function FavouritesView({ empty }: { empty: ReactNode }) {
  const customer = customerIdOf(useIdentity(useSite()));
  // Each has a view of their own: neither what was shown nor an answer that comes late is for the next one's eyes.
  return <OwnFavourites key={customer} isCustomer={customer !== null} empty={empty} />;
}

/** What is taken off stays until the page is left, so that it can be put back. */
function OwnFavourites({ isCustomer, empty }: { isCustomer: boolean; empty: ReactNode }) {
  const t = useTranslations('favourites');
  const slider = useTranslations('productCard.slider');
  const site = useSite();
  const ids = useFavouritesStore((state) => state.ids);
  const [vsins, setVsins] = useState<readonly string[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const chosenId = useChosenList();
  const lists = useLists(site, isCustomer);
  const chosen = lists.find(({ id }) => id === chosenId) ?? null;
  const load = () => {
    setFailed(false);
    loadFavourites(site)
      .then(() => setVsins([...(useFavouritesStore.getState().ids ?? [])]))
      .catch(() => setFailed(true));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once.
  useEffect(load, []);
  const isKept = ({ vsin }: CardModel) => ids?.has(vsin) !== false;
  const hasSome = vsins !== null && vsins.length > 0;
  // All at once with the cards: nothing comes in between and moves what is being looked at.
  const { data: cards } = useQuery(favouriteCardsQuery(site, vsins ?? [], useToCard()));
  const isShown = hasSome && cards !== undefined && !hasFailed;
  const isKnown = isShown || (vsins?.length === 0 && !hasFailed);
  return (
    <>
      <Title note={!isCustomer && isShown && <GuestNote />} isNoteFirst={lists.length > 0}>
        {isShown && (
          <FavouriteListsPart cards={cards} lists={lists} chosen={chosen} isOfCustomer={isCustomer} />
        )}
      </Title>
      {hasFailed ? (
        <FavouritesFailed onRetry={load} />
      ) : (
        <FavouriteCards
          vsins={ofList(vsins, chosen)}
          empty={chosen && hasSome ? <EmptyList /> : empty}
          actions={(cards) => {
            const kept = cards.filter(isKept);
            return (
              <>
                <p role="status" className="text-stone max-sm:w-full sm:mr-auto">
                  {t('count', { count: chosen ? kept.length : (ids?.size ?? kept.length) })}
                </p>
                {kept.length > 0 && <AllToBasket cards={kept} />}
                {kept.length > 0 && <ShareList cards={kept} name={chosen?.name ?? ''} />}
              </>
            );
          }}
          removed={(card) => (isKept(card) ? null : <Removed card={card} />)}
        />
      )}
      {isKnown && <LastRow id="favourites-row" title={slider('forYou')} without={vsins ?? []} />}
    </>
  );
}
