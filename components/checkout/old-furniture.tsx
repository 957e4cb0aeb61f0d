'use client';

import { useTranslations } from 'next-intl';
import { Select } from '@/components/ui/select';
import { useWished } from '@/lib/checkout/use-wished';

type Props = {
  chosen: number;
  most: number;
  /** Rejects when the shop refuses. */
  onChoose: (pieces: number) => Promise<unknown>;
};

/** How many old pieces of furniture those who place the new take along; it costs nothing. */
export function OldFurniture({ chosen, most, onChoose }: Props) {
  const t = useTranslations('checkout.oldPieces');
  const { wished, failure, choose } = useWished(onChoose, t('failed'));
  return (
    <Select
      id="old-pieces"
      label={t('label')}
      hint={t('hint')}
      error={failure ?? undefined}
      className="mt-6 max-w-md"
      value={String(wished?.choice ?? chosen)}
      options={Array.from({ length: most + 1 }, (_, count) => ({
        value: String(count),
        title: count === 0 ? t('none') : t('some', { count }),
      }))}
      onChange={({ target }) => void choose(Number(target.value))}
    />
  );
}
