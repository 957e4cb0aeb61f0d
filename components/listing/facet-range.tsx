import { useTranslations } from 'next-intl';
import type { RangeFacet } from '@/lib/listing/models';

type InputProps = {
  code: string;
  end: 'from' | 'to';
  value: number | null;
  limit: number;
  unit: string;
  text: string;
  label: string;
};

function RangeInput({ code, end, value, limit, unit, text, label }: InputProps) {
  return (
    <label className="grow basis-0 text-xs text-stone">
      <span aria-hidden="true" className="mb-1 block">
        {text}
      </span>
      <span className="flex min-h-11 items-center rounded-md border border-edge bg-white px-3 text-base text-ink outline-offset-2 outline-linden hover:border-ink has-focus-visible:outline-2">
        {unit === 'cm' ? null : <span className="mr-1.5 text-stone">{unit}</span>}
        <input
          id={`filter-${code}-${end}`}
          type="text"
          inputMode="numeric"
          pattern="[0-9.,]*"
          maxLength={9}
          name={code}
          aria-label={label}
          placeholder={String(limit)}
          defaultValue={value ?? ''}
          className="tabular w-full min-w-0 bg-transparent py-2 outline-none placeholder:text-stone"
        />
        {unit === 'cm' ? <span className="ml-1.5 text-stone">{unit}</span> : null}
      </span>
    </label>
  );
}

/** Two fields of one name: what is sent without JavaScript reads as `from,to`. `unit` is shown as it is. */
export function FacetRange({ facet, unit }: { facet: RangeFacet; unit: string }) {
  const t = useTranslations('listing.range');
  const { code, title, min, max, from, to } = facet;
  return (
    <div className="flex gap-3 pt-1 pb-2">
      <RangeInput
        {...{ code, unit }}
        end="from"
        value={from}
        limit={min}
        text={t('from')}
        label={t('fromLabel', { title })}
      />
      <RangeInput
        {...{ code, unit }}
        end="to"
        value={to}
        limit={max}
        text={t('to')}
        label={t('toLabel', { title })}
      />
    </div>
  );
}
