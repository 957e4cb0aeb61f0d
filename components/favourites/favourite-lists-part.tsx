'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { useBackCloses } from '@/lib/browser/use-back-closes';
import { listsQuery, saveList } from '@/lib/favourites/lists';
import type { FavouriteList } from '@/lib/favourites/models';
import { useFavouritesStore } from '@/lib/favourites/store';
import { chooseList } from '@/lib/favourites/use-chosen-list';
import { notify } from '@/lib/notifications/notify';
import type { CardModel } from '@/lib/product-card/models';
import { useSite } from '@/lib/sites/use-site';
import { ListDialog } from './list-dialog';
import { ListsBar } from './lists-bar';

type Props = {
  /** Of all favourites that were there when the page was opened. */
  cards: readonly CardModel[];
  lists: readonly FavouriteList[];
  chosen: FavouriteList | null;
  isOfCustomer: boolean;
};

/** The lists to choose from, and what is said of the chosen one; makes, changes and removes them. */
export function FavouriteListsPart({ cards, lists, chosen, isOfCustomer }: Props) {
  const t = useTranslations('favourites.lists');
  const site = useSite();
  const client = useQueryClient();
  const ids = useFavouritesStore((state) => state.ids);
  const [edited, setEdited] = useState<FavouriteList | null>(null);
  const isFavourite = (vsin: string) => ids?.has(vsin) === true;
  const { queryKey } = listsQuery(site, isOfCustomer);
  useBackCloses(edited !== null, () => setEdited(null));

  function show(next: readonly FavouriteList[], id: string | null): void {
    const wasKnown = client.getQueryData(queryKey) !== undefined;
    client.setQueryData(queryKey, [...next]);
    // Others that could not be read are no part of `next`, and would be hidden by it.
    if (!wasKnown) void client.invalidateQueries({ queryKey });
    chooseList(id);
    setEdited(null);
  }
  const saved = (list: FavouriteList) => {
    const isKnown = lists.some(({ id }) => id === list.id);
    show(isKnown ? lists.map((one) => (one.id === list.id ? list : one)) : [...lists, list], list.id);
  };
  const restore = (list: FavouriteList) =>
    saveList(site, list)
      .then(() => client.invalidateQueries({ queryKey }))
      .catch(() => notify('error', t('failed')));
  const removed = (list: FavouriteList) => {
    show(
      lists.filter(({ id }) => id !== list.id),
      null,
    );
    notify('success', t('removed', { name: list.name }), {
      length: 'long',
      action: { title: t('undo'), onClick: () => void restore(list) },
    });
  };
  return (
    <>
      <ListsBar
        lists={lists}
        chosenId={chosen?.id ?? null}
        countOf={({ products }) => products.filter(isFavourite).length}
        onNew={() => setEdited({ id: crypto.randomUUID(), name: '', note: '', products: [] })}
      />
      {chosen && (
        <div className="mt-6 w-full">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <h2 className="heading wrap-anywhere text-2xl">{chosen.name}</h2>
            <Button
              variant="quiet"
              size="sm"
              aria-haspopup="dialog"
              aria-label={t('changeOf', { name: chosen.name })}
              onClick={() => setEdited(chosen)}
            >
              {t('change')}
            </Button>
          </div>
          {chosen.note && <p className="reading-width mt-1 whitespace-pre-line text-stone">{chosen.note}</p>}
        </div>
      )}
      {edited && (
        <ListDialog
          list={edited}
          isNew={!lists.some(({ id }) => id === edited.id)}
          cards={cards.filter(({ vsin }) => isFavourite(vsin))}
          onClose={() => setEdited(null)}
          onSaved={saved}
          onRemoved={removed}
        />
      )}
    </>
  );
}
