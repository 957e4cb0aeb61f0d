'use client';

import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { framePath, liveVersion, type PreviewChoice, previewPath, readChoice } from '@/lib/preview/choice';
import { pagesQuery } from '@/lib/preview/queries';
import { withQueryProvider } from '@/lib/react-query/query-provider';
import { useSite } from '@/lib/sites/use-site';
import { ChoiceFields } from './choice-fields';
import { PreviewLoading } from './preview-loading';
import { StaffOnly } from './staff-only';

function Board() {
  const t = useTranslations('preview');
  const site = useSite();
  const query = useSearchParams();
  const pages = useQuery(pagesQuery(site));
  const asked = readChoice(query);
  const choice: PreviewChoice = {
    ...asked,
    templateId: asked.templateId || (pages.data?.[0]?.alias ?? ''),
    pageId: asked.pageId || liveVersion,
  };
  const choose = (change: Partial<PreviewChoice>) =>
    window.history.replaceState(null, '', previewPath(site.code, { ...choice, ...change }));

  if (pages.isPending) return <PreviewLoading />;
  if (pages.isError)
    return (
      <main className="page-width grid max-w-2xl gap-6 py-12">
        <h1 className="heading text-4xl">{t('title')}</h1>
        <Alert tone="error">{t('failed')}</Alert>
        <Button className="justify-self-start" onClick={() => void pages.refetch()}>
          {t('tryAgain')}
        </Button>
      </main>
    );
  const address = framePath(site.code, choice);
  return (
    <main className="flex min-h-dvh flex-col">
      <div className="border-b border-sand bg-white">
        <div className="page-width grid gap-4 py-4">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <h1 className="heading text-3xl">{t('title')}</h1>
            <p className="text-stone">{t('notPublic')}</p>
          </div>
          <ChoiceFields pages={pages.data} choice={choice} onChoose={choose} />
        </div>
      </div>
      <div className="grid grow justify-items-center bg-linen p-4">
        <iframe
          key={address}
          src={address}
          title={t('frame')}
          className={clsx(
            'border border-sand bg-paper shadow-float',
            choice.device === 'mobile' ? 'h-211 w-97.5 max-w-full' : 'h-full min-h-[70dvh] w-full',
          )}
        />
      </div>
    </main>
  );
}

function Preview() {
  const site = useSite();
  const query = useSearchParams();
  return (
    <StaffOnly next={previewPath(site.code, readChoice(query))}>
      <Board />
    </StaffOnly>
  );
}

export const PreviewView = withQueryProvider(Preview);
