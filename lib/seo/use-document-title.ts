'use client';

import { useEffect } from 'react';

/** Names what the page shows once that is known; the name of the shop stays behind it. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    const own = `${title}${/ \| [^|]*$/.exec(before)?.[0] ?? ''}`;
    document.title = own;
    return () => {
      // The next page may have named itself already.
      if (document.title === own) document.title = before;
    };
  }, [title]);
}

/** The same, for what the server has drawn and the browser shows or not. */
export function DocumentTitle({ title }: { title: string }): null {
  useDocumentTitle(title);
  return null;
}
