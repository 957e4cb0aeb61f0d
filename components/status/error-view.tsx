'use client';

import { Button } from '@/components/ui/button';
import { buttonStyles } from '@/components/ui/button-styles';
import { nameValue } from '@/lib/i18n/name-value';
import { homePath } from '@/lib/routes/paths';
import { useSite } from '@/lib/sites/use-site';
import { failureTexts } from '@/messages/failure';
import { StatusView } from './status-view';

/** Shown by `error.tsx`; the digest is what the log of the server calls the failure. */
export function ErrorView({ digest, onRetry }: { digest?: string | undefined; onRetry: () => void }) {
  const site = useSite();
  const texts = failureTexts[site.language];
  return (
    <StatusView
      title={texts.title}
      text={texts.text}
      actions={
        <>
          <Button onClick={onRetry}>{texts.retry}</Button>
          <a href={homePath(site.code)} className={buttonStyles('quiet')}>
            {texts.home}
          </a>
        </>
      }
      {...(digest ? { note: nameValue(site.locale, texts.reference, digest) } : {})}
    />
  );
}
