'use client';

import { useTranslations } from 'next-intl';
import { FieldError } from '@/components/ui/field-frame';
import { Picture } from '@/components/ui/picture';
import { type SampleGroup, type SampleModel, sampleRules } from '@/lib/samples/models';

type Props = {
  groups: readonly SampleGroup[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  isMissing: boolean;
};

export const choiceId = 'samples';
const max = sampleRules.perRequest;

type TileProps = { sample: SampleModel; isChosen: boolean; isDisabled: boolean; onChange: () => void };

/** A piece of it, cut from a picture taken from near. */
function Tile({ sample: { code, title, colour, picture }, isChosen, isDisabled, onChange }: TileProps) {
  return (
    // Not the code itself as its id: the link that names it would scroll past how many are chosen.
    <label htmlFor={`sample-${code}`} className="group relative block has-disabled:cursor-not-allowed">
      <span
        className="forced-edge block aspect-square overflow-hidden rounded-md border border-ink/20 group-has-checked:ring-2 group-has-checked:ring-linden group-has-disabled:opacity-50"
        style={{ backgroundColor: colour }}
      >
        {picture && (
          <Picture
            {...picture}
            alt=""
            sizes="(min-width: 1200px) 400px, 240px"
            className="size-full origin-[32%_78%] scale-200 object-cover"
          />
        )}
      </span>
      <input
        id={`sample-${code}`}
        type="checkbox"
        checked={isChosen}
        disabled={isDisabled}
        onChange={onChange}
        className="absolute top-2 left-2 size-5 accent-linden"
      />
      <span className="mt-1.5 block text-sm wrap-anywhere hyphens-auto group-has-disabled:text-stone">
        {title}
      </span>
    </label>
  );
}

/** All that can be had, by material; once as many are chosen as are sent, the others wait. */
export function SampleChoice({ groups, chosen, onChange, isMissing }: Props) {
  const t = useTranslations('samples');
  const isFull = chosen.length >= max;
  const errorId = `${choiceId}-error`;
  return (
    <fieldset
      id={choiceId}
      tabIndex={-1}
      aria-describedby={isMissing ? errorId : undefined}
      className="outline-none"
    >
      <legend className="heading text-2xl">{t('choose')}</legend>
      <p role="status" className="mt-2 text-stone">
        {isFull ? t('full', { max }) : t('chosen', { count: chosen.length, max })}
      </p>
      {isMissing && <FieldError id={errorId} text={t('missing')} />}
      {groups.map(({ material, samples }) => (
        <fieldset key={material} className="mt-6">
          <legend className="font-medium">{t(`materials.${material}`)}</legend>
          <div className="mt-3 grid grid-cols-3 gap-x-3 gap-y-5 sm:grid-cols-4 md:grid-cols-6">
            {samples.map((sample) => {
              const { code } = sample;
              const isChosen = chosen.includes(code);
              return (
                <Tile
                  key={code}
                  sample={sample}
                  isChosen={isChosen}
                  isDisabled={isFull && !isChosen}
                  onChange={() =>
                    onChange(isChosen ? chosen.filter((one) => one !== code) : [...chosen, code])
                  }
                />
              );
            })}
          </div>
        </fieldset>
      ))}
    </fieldset>
  );
}
