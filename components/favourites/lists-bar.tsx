'use client';

import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { chipStyles } from '@/components/ui/chip-styles';
import type { FavouriteList } from '@/lib/favourites/models';
import { listHref } from '@/lib/favourites/use-chosen-list';

type Props = {
  lists: readonly FavouriteList[];
  chosenId: string | null;
  /** How many favourites a list has now. */
  countOf: (list: FavouriteList) => number;
  onNew: () => void;
};

/** All favourites, each list of them, and a new one. Without lists only the last, beside the title. */
export function ListsBar({ lists, chosenId, countOf, onNew }: Props) {
  const t = useTranslations('favourites.lists');
  return (
    <nav
      aria-label={t('label')}
      className={clsx('flex flex-wrap items-center gap-2', lists.length > 0 && 'mt-5 w-full')}
    >
      {lists.length > 0 && (
        <>
          <a
            href={listHref(null)}
            aria-current={chosenId === null ? 'true' : undefined}
            className={chipStyles(chosenId === null)}
          >
            {t('all')}
          </a>
          {lists.map((list) => (
            <a
              key={list.id}
              href={listHref(list.id)}
              aria-current={list.id === chosenId ? 'true' : undefined}
              className={chipStyles(list.id === chosenId)}
            >
              <span className="max-w-60 truncate">{list.name}</span>
              <span className="text-stone">{countOf(list)}</span>
            </a>
          ))}
        </>
      )}
      <Button variant="quiet" size="sm" aria-haspopup="dialog" onClick={onNew}>
        {t('new')}
      </Button>
    </nav>
  );
}
