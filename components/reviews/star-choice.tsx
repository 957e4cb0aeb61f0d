import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { FieldError } from '@/components/ui/field-frame';
import { Rating } from '@/components/ui/rating';

type Props = Omit<ComponentProps<'input'>, 'id' | 'type' | 'value'> & {
  id: string;
  error?: string | undefined;
};

const choices = [5, 4, 3, 2, 1] as const;

/** One to five stars as radio buttons, each with a word for what it says. Takes what `register()` gives. */
export function StarChoice({ id, error, ...input }: Props) {
  const t = useTranslations('reviews.own');
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-2 text-sm font-medium">{t('rating')}</legend>
      <div className="grid gap-2">
        {choices.map((stars) => (
          <label
            key={stars}
            htmlFor={`${id}-${stars}`}
            className="flex min-h-11 items-center gap-3 rounded-md border border-edge bg-white px-4 py-2 hover:border-ink has-checked:border-linden has-checked:bg-linden-soft has-checked:ring-1 has-checked:ring-linden"
          >
            <input
              {...input}
              id={`${id}-${stars}`}
              type="radio"
              value={stars}
              className="size-5 shrink-0 accent-linden"
            />
            <Rating average={stars} label={t('stars', { rating: String(stars) })} />
            <span>{t(`meanings.${stars}`)}</span>
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`} text={error} />}
    </fieldset>
  );
}
