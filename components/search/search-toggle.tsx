'use client';

import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '@/components/ui/icon-button';

/** Shows the search box under the header; only on the product page of a phone (§2). */
export function SearchToggle({ inputId }: { inputId: string }) {
  const t = useTranslations('layout.search');
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const pathname = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes what was open.
  useEffect(() => {
    button.current?.closest('header')?.removeAttribute('data-search-open');
    setOpen(false);
  }, [pathname]);

  return (
    <IconButton
      ref={button}
      icon={isOpen ? 'x' : 'search'}
      label={t('submit')}
      aria-expanded={isOpen}
      className="search-toggle md:hidden"
      onClick={(event) => {
        const header = event.currentTarget.closest('header');
        const willOpen = header?.toggleAttribute('data-search-open') ?? false;
        setOpen(willOpen);
        if (willOpen) document.getElementById(inputId)?.focus();
      }}
    />
  );
}
