'use client';

import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { NextIntlClientProvider, useTranslations } from 'next-intl';
import type { MouseEvent, ReactNode } from 'react';
import { renderSnippet } from '@/components/content/render-snippet';
import { SlotBoundary } from '@/components/content/slot-boundary';
import { Alert } from '@/components/ui/alert';
import { isApiFailure } from '@/lib/api/failure';
import type { MessagesProps } from '@/lib/i18n/client-messages';
import { type PreviewChoice, previewPath, readChoice } from '@/lib/preview/choice';
import type { Previewed } from '@/lib/preview/models';
import { documentQuery } from '@/lib/preview/queries';
import { withQueryProvider } from '@/lib/react-query/query-provider';
import { useSite } from '@/lib/sites/use-site';
import { PreviewLoading } from './preview-loading';
import { StaffOnly } from './staff-only';

/** The words of the islands came with the page. */
const Texts = ({ children }: MessagesProps): ReactNode => children;

/** Links open beside the preview: no page of the shop may be shown in a frame. */
function openBeside(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.getAttribute('href')?.startsWith('#')) return;
  event.preventDefault();
  event.stopPropagation();
  window.open(link.href, '_blank', 'noopener');
}

function Drawn({
  previewed: { page, messages },
  device,
}: { previewed: Previewed } & Pick<PreviewChoice, 'device'>) {
  const t = useTranslations('preview');
  const { code, locale, timeZone } = useSite();
  const firstPicture = page.slots.findIndex(({ slot }) => slot.snippetCode !== 'announcement-banner');
  return (
    <NextIntlClientProvider locale={locale} timeZone={timeZone} messages={messages}>
      <main aria-label={t('frame')} onClickCapture={openBeside}>
        {page.needsHeading && <h1 className="sr-only">{page.title}</h1>}
        {page.slots.map(({ slot, isMainHeading }, index) => (
          <SlotBoundary key={slot.id} id={slot.id}>
            {renderSnippet(slot, {
              site: code,
              device,
              words: page.words,
              ClientMessages: Texts,
              isFirst: index === firstPicture,
              headingLevel: isMainHeading ? 'h1' : 'h2',
            })}
          </SlotBoundary>
        ))}
      </main>
    </NextIntlClientProvider>
  );
}

function Document({ choice }: { choice: PreviewChoice }) {
  const t = useTranslations('preview');
  const site = useSite();
  const { data, error } = useQuery(documentQuery(site, choice));
  if (data) return <Drawn previewed={data} device={choice.device} />;
  if (!error) return <PreviewLoading />;
  const isMissing = isApiFailure(error) && error.status === 404;
  return (
    <main className="page-width py-12">
      <Alert tone="error">{t(isMissing ? 'missing' : 'failed')}</Alert>
    </main>
  );
}

function Frame() {
  const site = useSite();
  const choice = readChoice(useSearchParams());
  return (
    <StaffOnly next={previewPath(site.code, choice)}>
      <Document choice={choice} />
    </StaffOnly>
  );
}

export const FrameView = withQueryProvider(Frame);
