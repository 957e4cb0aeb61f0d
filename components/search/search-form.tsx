import { buttonStyles } from '@/components/ui/button-styles';

type Props = { action: string; term?: string; label: string; submit: string };

/** A search box of the page's own; a plain GET form. A phone has the one of the header right above it. */
export function SearchForm({ action, term = '', label, submit }: Props) {
  return (
    <search className="mt-6 block max-w-2xl max-sm:hidden">
      <form method="get" action={action} className="flex gap-3">
        <label className="grow">
          <span className="sr-only">{label}</span>
          <input
            type="search"
            name="term"
            required
            maxLength={100}
            defaultValue={term}
            placeholder={label}
            className="control"
          />
        </label>
        <button type="submit" className={buttonStyles()}>
          {submit}
        </button>
      </form>
    </search>
  );
}
