'use client';

import { useTranslations } from 'next-intl';
import { type ChangeEvent, useRef, useState } from 'react';
import { FieldError } from '@/components/ui/field-frame';
import { Icon } from '@/components/ui/icon';
import { Spinner } from '@/components/ui/spinner';
import { refusalText } from '@/lib/api/error-text';
import type { Proof } from '@/lib/reviews/models';
import { mostReviewPictures } from '@/lib/reviews/picture';
import { sendPicture } from '@/lib/reviews/queries';
import type { SiteRules } from '@/lib/sites/models';

/** A picture that the shop has, and a small one to show. */
export type ChosenPicture = { id: string; thumb: string };
type Props = {
  id: string;
  site: SiteRules;
  proof: Proof;
  orderId: string;
  chosen: readonly ChosenPicture[];
  /** Told how it changes: some may be taken out while others are on their way. */
  onChange: (change: (chosen: readonly ChosenPicture[]) => ChosenPicture[]) => void;
  onBusy: (isBusy: boolean) => void;
};

/** Pictures beside a review: each is sent as soon as it is chosen, so that sending the review takes no time. */
export function PictureChoice({ id, site, proof, orderId, chosen, onChange, onBusy }: Props) {
  const t = useTranslations('reviews.own.pictures');
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const room = mostReviewPictures - chosen.length;

  async function add({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])];
    // The same file can be chosen again after a failure.
    target.value = '';
    if (files.length === 0 || isBusy) return;
    setFailure(files.length > room ? t('tooMany', { most: String(mostReviewPictures) }) : null);
    setBusy(true);
    onBusy(true);
    for (const file of files.slice(0, room)) {
      try {
        const added = await sendPicture(site, { ...proof, orderId }, file);
        onChange((now) => [...now, added]);
      } catch (error) {
        setFailure(refusalText(error) ?? t('failed', { name: file.name }));
      }
    }
    setBusy(false);
    onBusy(false);
  }

  return (
    <div>
      <p className="text-sm font-medium" id={`${id}-title`}>
        {t('title')} <span className="font-normal text-stone">{t('optional')}</span>
      </p>
      {chosen.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-3">
          {chosen.map((picture, index) => (
            <li key={picture.id} className="relative">
              <img
                src={picture.thumb}
                alt={t('nth', { number: String(index + 1) })}
                width={96}
                height={96}
                className="size-24 rounded-sm bg-linen object-cover"
              />
              <button
                type="button"
                aria-label={t('remove', { number: String(index + 1) })}
                onClick={() => {
                  onChange((now) => now.filter(({ id: other }) => other !== picture.id));
                  input.current?.focus();
                }}
                className="absolute -top-2 -right-2 grid size-8 place-items-center rounded-full border border-sand bg-white hover:bg-linen"
              >
                <Icon name="x" size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <label
        htmlFor={id}
        className="relative mt-2 inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-edge bg-white px-5 text-sm font-medium hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-disabled:cursor-not-allowed has-disabled:text-stone"
      >
        <input
          ref={input}
          id={id}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          multiple
          disabled={room === 0}
          aria-describedby={`${id}-hint`}
          onChange={(event) => void add(event)}
          className="absolute inset-0 cursor-pointer opacity-0 disabled:cursor-not-allowed"
        />
        {isBusy ? <Spinner /> : null}
        {t('add')}
      </label>
      <p id={`${id}-hint`} className="mt-1.5 text-sm text-stone">
        {t('hint', { most: String(mostReviewPictures) })}
      </p>
      <p role="status" className="sr-only">
        {isBusy ? t('adding') : t('count', { count: chosen.length })}
      </p>
      {failure && (
        <div role="alert">
          <FieldError id={`${id}-error`} text={failure} />
        </div>
      )}
    </div>
  );
}
