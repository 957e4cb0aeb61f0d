'use client';

import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { type ReactNode, type RefObject, useRef } from 'react';
import { ProductThumb } from '@/components/product-card/product-thumb';
import { Link } from '@/components/ui/link';
import { useCombobox } from '@/lib/browser/use-combobox';
import { useSettled } from '@/lib/browser/use-settled';
import { withQueryProvider } from '@/lib/react-query/query-provider';
import { searchPath } from '@/lib/routes/paths';
import type { SuggestionsModel } from '@/lib/search/models';
import { suggestionsQuery } from '@/lib/search/queries';
import { useSite } from '@/lib/sites/use-site';

const debounceMs = 150;
const nothing: SuggestionsModel = { recent: [], terms: [], categories: [], products: [] };
const listId = 'search-suggestions';

type Props = {
  input: RefObject<HTMLInputElement | null>;
  term: string;
  /** Whether they are still wanted when their code has come: Escape may have been pressed. */
  startsOpen: boolean;
};

/** What could be meant: words, categories, products. A failed call shows nothing; the form still searches. */
function SuggestionList({ input, term, startsOpen }: Props) {
  const t = useTranslations('layout.search');
  const site = useSite();
  const list = useRef<HTMLDivElement>(null);
  const wanted = useSettled(term.trim(), debounceMs);
  const { recent, terms, categories, products } = useQuery(suggestionsQuery(site, wanted)).data ?? nothing;
  const hasOptions = recent.length + terms.length + categories.length + products.length > 0;
  const { isShown, close } = useCombobox(input, list, listId, { hasOptions, startsOpen });
  if (!isShown) return null;

  const hasWords = recent.length + terms.length + categories.length > 0;
  return (
    <div className="absolute inset-x-0 top-full z-30 mt-2 max-h-[70dvh] overflow-y-auto rounded-md border border-sand bg-white p-2 shadow-float md:-inset-x-18 md:p-3">
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label={t('suggestions')}
        className={clsx(
          'grid grid-cols-1 gap-x-3',
          hasWords && products.length > 0 && 'md:grid-cols-[2fr_3fr] md:grid-rows-[repeat(3,auto)_1fr]',
        )}
      >
        <Group title={t('recent')} isShown={recent.length > 0}>
          {recent.map(({ text, href }, index) => (
            <Option key={text} id={`recent-${index}`} href={href} onFollow={close}>
              {text}
            </Option>
          ))}
        </Group>
        <Group title={t('terms')} isShown={terms.length > 0}>
          {terms.map(({ text, href }, index) => (
            <Option key={text} id={`term-${index}`} href={href} onFollow={close}>
              {text}
            </Option>
          ))}
        </Group>
        <Group
          title={t('categories')}
          isShown={categories.length > 0}
          className="max-md:grid-cols-2 max-md:[&>a]:gap-2 max-md:[&>a]:pr-0 max-md:[&>a]:text-sm"
        >
          {categories.map((link) => (
            <Option key={link.vsin} id={link.vsin} href={link.href} onFollow={close}>
              {link.picture && (
                <ProductThumb media={link.picture} sizes="56px" className="w-10 shrink-0 md:w-14" />
              )}
              <span className="min-w-0 leading-snug hyphens-auto">{link.title}</span>
            </Option>
          ))}
        </Group>
        <Group
          title={t('products')}
          isShown={products.length > 0}
          className={hasWords ? 'md:col-start-2 md:row-span-4 md:row-start-1' : undefined}
        >
          {products.map((product) => (
            <Option key={product.vsin} id={product.vsin} href={product.href} onFollow={close}>
              {product.picture && (
                <ProductThumb media={product.picture} sizes="80px" className="w-20 shrink-0" />
              )}
              <span className="grid min-w-0 grow gap-x-4 leading-snug">
                {product.title}
                <span className="tabular text-sm text-stone">{product.price}</span>
              </span>
            </Option>
          ))}
        </Group>
        {wanted !== '' && (
          <div className="mt-1 border-t border-sand pt-1 md:col-span-full">
            <Option id="all" href={searchPath(site.code, wanted)} onFollow={close}>
              <span className="font-medium wrap-anywhere underline underline-offset-4">
                {t('all', { term: wanted })}
              </span>
            </Option>
          </div>
        )}
      </div>
    </div>
  );
}

type GroupProps = { title: string; isShown: boolean; className?: string; children: ReactNode };

function Group({ title, isShown, className, children }: GroupProps) {
  if (!isShown) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: options of a list box are grouped by role.
    <div role="group" aria-label={title} className={clsx('grid content-start py-1', className)}>
      <p aria-hidden="true" className="col-span-full px-3 py-1 text-xs text-stone">
        {title}
      </p>
      {children}
    </div>
  );
}

type OptionProps = { id: string; href: string; onFollow: () => void; children: ReactNode };

function Option({ id, href, onFollow, children }: OptionProps) {
  return (
    <Link
      id={`${listId}-${id}`}
      href={href}
      role="option"
      aria-selected="false"
      tabIndex={-1}
      onClick={onFollow}
      className="flex min-h-11 items-center gap-3 rounded-md px-3 py-1 hover:bg-linen aria-selected:bg-linen aria-selected:outline-2 aria-selected:outline-linden"
    >
      {children}
    </Link>
  );
}

export default withQueryProvider(SuggestionList);
