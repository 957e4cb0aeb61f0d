'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { IconButton } from '@/components/ui/icon-button';

/** Shows the search box under the header; only on the product page of a phone (§2). */
export function SearchToggle({ label, inputId }: { label: string; inputId: string }) {
  const [isOpen, setOpen] = useState(false);
  const pathname = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the header closes the box on a new page.
  useEffect(() => setOpen(false), [pathname]);

  return (
    <IconButton
      icon="search"
      label={label}
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
