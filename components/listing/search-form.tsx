import { getTranslations } from 'next-intl/server';
import { buttonStyles } from '@/components/ui/button-styles';
import { controlStyles } from '@/components/ui/field-frame';

/** A search box of the page's own; a plain GET form. */
export async function SearchForm({ action, term }: { action: string; term: string }) {
  const t = await getTranslations('listing.search');
  return (
    <search className="mt-6 block max-w-2xl">
      <form method="get" action={action} className="flex gap-3">
        <label className="grow">
          <span className="sr-only">{t('label')}</span>
          <input
            type="search"
            name="term"
            required
            maxLength={100}
            defaultValue={term}
            placeholder={t('label')}
            className={controlStyles(false)}
          />
        </label>
        <button type="submit" className={buttonStyles()}>
          {t('submit')}
        </button>
      </form>
    </search>
  );
}
