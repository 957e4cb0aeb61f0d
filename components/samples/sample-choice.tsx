'use client';

import { useTranslations } from 'next-intl';
import { Checkbox } from '@/components/ui/checkbox';
import { FieldError } from '@/components/ui/field-frame';
import { Swatch } from '@/components/ui/swatch';
import { type SampleGroup, sampleRules } from '@/lib/samples/models';

type Props = {
  groups: readonly SampleGroup[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  isMissing: boolean;
};

export const choiceId = 'samples';
const max = sampleRules.perRequest;

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
          <div className="mt-2 grid gap-x-6 gap-y-1 xs:grid-cols-2 lg:grid-cols-3">
            {samples.map(({ code, title, colour }) => {
              const isChosen = chosen.includes(code);
              return (
                <Checkbox
                  key={code}
                  // Not the code itself: the link that names it would scroll past how many are chosen.
                  id={`sample-${code}`}
                  checked={isChosen}
                  disabled={isFull && !isChosen}
                  onChange={() =>
                    onChange(isChosen ? chosen.filter((one) => one !== code) : [...chosen, code])
                  }
                  label={
                    <span className="flex items-center gap-3">
                      <Swatch colour={colour} size="md" />
                      {title}
                    </span>
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
