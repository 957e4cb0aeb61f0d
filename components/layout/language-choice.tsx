import { Icon } from '@/components/ui/icon';
import { withColon } from '@/lib/i18n/name-value';
import { languageHref } from '@/lib/routes/language-parameter';
import type { SiteRules } from '@/lib/sites/models';

const listId = 'language-choice';

type Props = Pick<SiteRules, 'language' | 'languages'> & { label: string };

/** As those who speak it call it: `Français`. */
function nameOf(language: SiteRules['language']): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** Opens the list; a native popover needs no client code for that, and closes by Escape and by a press beside it. */
export function LanguageButton({ language, languages, label, className }: Props & { className: string }) {
  if (languages.length < 2) return null;
  return (
    <button
      type="button"
      popoverTarget={listId}
      className={`${className} min-h-11 min-w-6 items-center justify-center gap-1 rounded-full px-2 text-sm [anchor-name:--language] hover:bg-linen max-xs:px-0 md:px-3`}
    >
      <span className="sr-only">{withColon(language, label)} </span>
      <span className="uppercase">{language}</span>
      <Icon name="chevron-down" size={16} className="max-xs:hidden" />
    </button>
  );
}

/** The same page in each language of the site. Whole pages are loaded: nothing of a document outlives its language. */
export function LanguageList({ language, languages, label }: Props) {
  if (languages.length < 2) return null;
  return (
    <nav
      id={listId}
      popover="auto"
      aria-label={label}
      className="no-print fixed inset-auto top-16 right-4 min-w-44 rounded-md border border-sand bg-white p-2 shadow-float supports-[position-area:bottom]:top-auto supports-[position-area:bottom]:right-auto supports-[position-area:bottom]:[position-anchor:--language] supports-[position-area:bottom]:[position-area:bottom_span-left] supports-[position-area:bottom]:[position-try-fallbacks:flip-inline]"
    >
      <ul>
        {languages.map((each) => (
          <li key={each}>
            <a
              href={languageHref(each)}
              hrefLang={each}
              lang={each}
              rel="nofollow"
              aria-current={each === language ? 'true' : undefined}
              className="flex min-h-11 items-center justify-between gap-6 rounded-sm px-3 hover:bg-linen"
            >
              {nameOf(each)}
              {each === language && <Icon name="check" size={16} />}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
