'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { loadProvider } from '@/lib/chat/provider';
import { currentVisitor, shopContact } from '@/lib/chat/visitor';
import { useSite } from '@/lib/sites/use-site';

type Props = { script: string; isOpen: boolean; onOpened: () => void };

/**
 * Nothing is asked of another provider before the visitor has read whose chat it is and opens it. Whoever has closed the
 * panel or gone to another page meanwhile does not want it any more.
 */
export function ExternalChat({ script, isOpen, onOpened }: Props) {
  const t = useTranslations('chat.external');
  const site = useSite();
  const visitor = currentVisitor(site);
  const [state, setState] = useState<'closed' | 'loading' | 'failed'>('closed');
  /** Counts the times the panel was closed. */
  const closings = useRef(0);
  useEffect(() => {
    if (!isOpen) return;
    return () => {
      closings.current += 1;
      setState('closed');
    };
  }, [isOpen]);

  async function open() {
    const before = closings.current;
    setState('loading');
    try {
      const provider = await loadProvider(script);
      if (closings.current !== before) return;
      onOpened();
      provider.open({ site: site.code, locale: site.locale, visitor });
      setState('closed');
    } catch {
      if (closings.current === before) setState('failed');
    }
  }

  return (
    <div className="space-y-4 p-4">
      <p>{t('text', { host: new URL(script).host })}</p>
      {visitor && <p>{t('signedIn')}</p>}
      {state === 'failed' && (
        <p role="alert" className="rounded-md bg-terracotta-soft p-3 text-sm">
          {t('failed', shopContact())}
        </p>
      )}
      <Button isLoading={state === 'loading'} onClick={open} data-first-focus>
        {t('open')}
      </Button>
    </div>
  );
}
