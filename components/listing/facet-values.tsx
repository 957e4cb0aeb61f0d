import { useTranslations } from 'next-intl';
import { Checkbox } from '@/components/ui/checkbox';
import { Swatch } from '@/components/ui/swatch';
import type { FacetOption, ValueFacet } from '@/lib/listing/models';

/** Longer lists fold what comes after, unless that is hardly anything. */
const shownAtOnce = 8;
const longestUnfolded = 10;

function FacetCheckbox({ code, option }: { code: string; option: FacetOption }) {
  const { value, title, colour, count, isSelected, isDisabled } = option;
  return (
    <li>
      <Checkbox
        name={code}
        value={value}
        defaultChecked={isSelected}
        disabled={isDisabled}
        aside={String(count)}
        label={
          <span className="flex items-center gap-2">
            {colour && <Swatch colour={colour} size="md" isAvailable={!isDisabled} />}
            {title}
          </span>
        }
      />
    </li>
  );
}

export function FacetValues({ facet }: { facet: ValueFacet }) {
  const t = useTranslations('listing');
  const { code, options } = facet;
  const shown = options.length <= longestUnfolded ? options.length : shownAtOnce;
  const folded = options.slice(shown);
  return (
    <>
      <ul>
        {options.slice(0, shown).map((option) => (
          <FacetCheckbox key={option.value} code={code} option={option} />
        ))}
      </ul>
      {folded.length > 0 && (
        <details
          id={`facet-${code}-more`}
          open={folded.some((option) => option.isSelected)}
          className="group/more"
        >
          <summary className="py-2 text-sm underline underline-offset-4 group-open/more:hidden">
            {t('moreValues', { count: String(options.length) })}
          </summary>
          <ul>
            {folded.map((option) => (
              <FacetCheckbox key={option.value} code={code} option={option} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
