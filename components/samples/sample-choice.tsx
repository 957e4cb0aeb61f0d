'use client';

import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { FieldError } from '@/components/ui/field-frame';
import { Icon } from '@/components/ui/icon';
import { type SampleGroup, type SampleModel, sampleRules } from '@/lib/samples/models';
import { SamplePiece } from './sample-piece';

type Props = {
  groups: readonly SampleGroup[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  isMissing: boolean;
};

export const choiceId = 'samples';
const max = sampleRules.perRequest;

type TileProps = { sample: SampleModel; isChosen: boolean; isDisabled: boolean; onChange: () => void };

/** All of it is pressed; a ring and a tick say that it is chosen. */
function Tile({ sample, isChosen, isDisabled, onChange }: TileProps) {
  const { code, title } = sample;
  return (
    // Not the code itself as its id: the link that names it would scroll past how many are chosen.
    <label htmlFor={`sample-${code}`} className="group relative block has-disabled:cursor-not-allowed">
      <input
        id={`sample-${code}`}
        type="checkbox"
        checked={isChosen}
        disabled={isDisabled}
        onChange={onChange}
        className="peer absolute inset-x-0 top-0 aspect-square w-full cursor-[inherit] appearance-none outline-none"
      />
      <span className="pointer-events-none relative block rounded-md outline-offset-2 outline-linden peer-checked:outline-3 peer-focus-visible:outline-2 peer-checked:peer-focus-visible:outline-5">
        <SamplePiece sample={sample} className="group-has-disabled:opacity-50" />
        {/* Empty until it is chosen: what a press does is seen before it. */}
        <span
          className={clsx(
            'forced-edge absolute top-2 right-2 grid size-6 place-items-center rounded-full border',
            isChosen ? 'border-white bg-linden text-white' : 'border-edge bg-white group-has-disabled:hidden',
          )}
        >
          {isChosen && <Icon name="check" size={14} />}
        </span>
      </span>
      <span className="mt-2 block text-sm wrap-anywhere hyphens-auto group-has-checked:font-medium group-has-disabled:text-stone">
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
      <p role="status" className="mt-2 font-medium">
        {isFull ? t('full', { max }) : t('chosen', { count: chosen.length, max })}
      </p>
      {isMissing && <FieldError id={errorId} text={t('missing')} />}
      {groups.map(({ material, samples }) => (
        <fieldset key={material} className="mt-6">
          <legend className="font-medium">{t(`materials.${material}`)}</legend>
          <div className="mt-3 grid grid-cols-3 gap-x-3 gap-y-5 sm:grid-cols-5">
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
