'use client';

import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { failureText } from '@/lib/api/error-text';
import { type PassedOn, passOnLink } from '@/lib/basket/pass-on-link';
import { withColon } from '@/lib/i18n/name-value';
import { notify } from '@/lib/notifications/notify';
import type { CardModel } from '@/lib/product-card/models';
import { mostShared, sharedFavouritesPath } from '@/lib/routes/favourites-paths';
import { basketPath } from '@/lib/routes/paths';
import { useSite } from '@/lib/sites/use-site';

type Props = { cards: readonly CardModel[] };

const canBeHad = ({ badge }: CardModel) => badge?.code !== 'sold-out';

/** Puts one of each into the basket; what is sold out is left out, and that is said. */
function useIntoBasket(cards: readonly CardModel[]) {
  const t = useTranslations('favourites');
  const site = useSite();
  const router = useRouter();
  const wanted = cards.filter(canBeHad);
  const left = cards.length - wanted.length;
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const { addAllToBasket } = await import('@/lib/basket/add-all-to-basket');
      await addAllToBasket(
        site,
        wanted.map(({ vsin }) => vsin),
      );
    },
    onSuccess: () => {
      const said = left > 0 ? ` ${t('soldOut', { count: left })}` : '';
      notify('success', `${t('inBasket', { count: wanted.length })}.${said}`, {
        length: 'long',
        action: { title: t('toTheBasket'), onClick: () => router.push(basketPath(site.code)) },
      });
    },
    onError: (error) => notify('error', failureText(error, t('basketFailed'))),
  });
  return { canAdd: wanted.length > 0, add: () => mutate(), isPending };
}

export function AllToBasket({ cards }: Props) {
  const t = useTranslations('favourites');
  const { canAdd, add, isPending } = useIntoBasket(cards);
  return (
    canAdd && (
      <Button isLoading={isPending} onClick={add}>
        {t('toBasket')}
      </Button>
    )
  );
}

/** Below its card; of what is sold out there is none. */
export function OneToBasket({ card }: { card: CardModel }) {
  const t = useTranslations('favourites');
  const { locale } = useSite();
  const { canAdd, add, isPending } = useIntoBasket([card]);
  return (
    canAdd && (
      <Button
        variant="secondary"
        size="sm"
        isLoading={isPending}
        aria-label={`${withColon(locale, t('oneToBasket'))} ${card.title}`}
        onClick={add}
      >
        {t('oneToBasket')}
      </Button>
    )
  );
}

/** Hands on an address that names the products, and the list if they are one. */
export function ShareList({ cards, name }: Props & { name: string }) {
  const t = useTranslations('favourites');
  const site = useSite();
  const { mutate, isPending } = useMutation<PassedOn>({
    mutationFn: () => {
      const path = sharedFavouritesPath(
        site.code,
        cards.map(({ vsin }) => vsin),
        name,
      );
      return passOnLink(new URL(path, window.location.origin).href, name || t('shareTitle'));
    },
    onSuccess: (done) => {
      const cut = cards.length > mostShared && t('shareCut', { max: mostShared });
      if (done === 'copied') notify('success', cut ? `${t('shareCopied')}. ${cut}` : t('shareCopied'));
      else if (cut && done === 'shared') notify('info', cut);
    },
    onError: () => notify('error', t('shareFailed')),
  });
  return (
    <Button variant="secondary" isLoading={isPending} onClick={() => mutate()}>
      {t('share')}
    </Button>
  );
}
