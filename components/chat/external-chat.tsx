'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { loadProvider } from '@/lib/chat/provider';
import { currentVisitor, shopContact } from '@/lib/chat/visitor';
import { useSite } from '@/lib/sites/use-site';

/** Nothing is asked of another provider before the visitor has read whose chat it is and opens it. */
export function ExternalChat({ script, onOpened }: { script: string; onOpened: () => void }) {
  const t = useTranslations('chat.external');
  const site = useSite();
  const visitor = currentVisitor(site);
  const [state, setState] = useState<'closed' | 'loading' | 'failed'>('closed');

  async function open() {
    setState('loading');
    try {
      const provider = await loadProvider(script);
      onOpened();
      provider.open({ site: site.code, locale: site.locale, visitor });
      setState('closed');
    } catch {
      setState('failed');
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
