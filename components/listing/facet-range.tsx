import { useTranslations } from 'next-intl';
import type { RangeFacet } from '@/lib/listing/models';

type InputProps = {
  code: string;
  end: 'from' | 'to';
  value: number | null;
  limit: string;
  before: string;
  after: string;
  text: string;
  label: string;
};

function RangeInput({ code, end, value, limit, before, after, text, label }: InputProps) {
  return (
    <label>
      <span aria-hidden="true">{text}</span>
      <span className="control-with-unit">
        {before && <span>{before}</span>}
        <input
          id={`${code}-${end}`}
          type="text"
          inputMode="numeric"
          pattern="[0-9.,]*"
          maxLength={9}
          name={code}
          aria-label={label}
          placeholder={limit}
          defaultValue={value ?? ''}
        />
        {after && <span>{after}</span>}
      </span>
    </label>
  );
}

/** Two fields of one name: what is sent without JavaScript reads as `from,to`. */
export function FacetRange({ facet, currencySymbol }: { facet: RangeFacet; currencySymbol: string }) {
  const t = useTranslations('listing.range');
  const { code, title, min, max, from, to, isImplied, unit } = facet;
  // What the search words say is not sent as a choice: it is what the fields are at without one.
  const chosen = isImplied ? { from: null, to: null } : { from, to };
  const otherwise = isImplied ? { from: from ?? min, to: to ?? max } : { from: min, to: max };
  const units = {
    before: unit === 'currency' ? currencySymbol : '',
    after: unit === 'cm' || unit === 'kg' ? unit : '',
  };
  return (
    <div className="from-to">
      <RangeInput
        code={code}
        {...units}
        end="from"
        value={chosen.from}
        limit={t('limit', { limit: otherwise.from })}
        text={t('from')}
        label={t('fromLabel', { title })}
      />
      <RangeInput
        code={code}
        {...units}
        end="to"
        value={chosen.to}
        limit={t('limit', { limit: otherwise.to })}
        text={t('to')}
        label={t('toLabel', { title })}
      />
    </div>
  );
}
