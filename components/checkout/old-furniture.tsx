'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Select } from '@/components/ui/select';
import { refusalText } from '@/lib/api/error-text';

type Props = {
  chosen: number;
  most: number;
  /** Rejects when the shop refuses. */
  onChoose: (pieces: number) => Promise<unknown>;
};

/** How many old pieces of furniture those who place the new take along; it costs nothing. */
export function OldFurniture({ chosen, most, onChoose }: Props) {
  const t = useTranslations('checkout.oldPieces');
  // What was just chosen, until the basket says the same.
  const [wished, setWished] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  async function choose(pieces: number): Promise<void> {
    setFailure(null);
    setWished(pieces);
    try {
      await onChoose(pieces);
    } catch (error) {
      setFailure(refusalText(error) ?? t('failed'));
    }
    setWished(null);
  }
  return (
    <Select
      id="old-pieces"
      label={t('label')}
      hint={t('hint')}
      error={failure ?? undefined}
      className="mt-6 max-w-md"
      value={String(wished ?? chosen)}
      options={Array.from({ length: most + 1 }, (_, count) => ({
        value: String(count),
        title: count === 0 ? t('none') : t('some', { count }),
      }))}
      onChange={({ target }) => void choose(Number(target.value))}
    />
  );
}
