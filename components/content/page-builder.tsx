import { getTranslations } from 'next-intl/server';
import { Fragment, type ReactNode } from 'react';
import type { ContentPage, ContentSlot } from '@/lib/content/models';
import { questionSearchAt } from '@/lib/content/question-search';
import { slotAnchor } from '@/lib/content/slot-anchor';
import { roomLengths, roomOf } from '@/lib/content/slot-room';
import { initialSlots, slotsAtOnce } from '@/lib/content/slots-at-once';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { wholeTemplatePath } from '@/lib/routes/paths';
import type { SiteCode } from '@/lib/sites/models';
import { LateQuestionSearch } from './late-question-search';
import { LaterSlots } from './later-slots';
import { renderSnippet } from './render-snippet';
import { SlotBoundary } from './slot-boundary';
import { SlotPlace } from './slot-place';

type Props = {
  page: ContentPage;
  site: SiteCode;
  /** With all slots from the start: for bots, readers without JavaScript, and what no address can be fetched for. */
  isWhole: boolean;
};

/** The ordered snippets of a template. */
export async function PageBuilder({ page, site, isWhole }: Props) {
  const firstPicture = page.slots.findIndex(({ slot }) => slot.snippetCode !== 'announcement-banner');
  const atOnce = slotsAtOnce(page, isWhole);
  const later = page.slots.slice(atOnce.length);
  const searchAt = questionSearchAt(page.slots);
  // The text that opens the page leaves half of a desktop free for it.
  const isBeside = searchAt === 1;
  const search = searchAt >= 0 && (
    <ClientMessages namespaces={['content.questions']}>
      <LateQuestionSearch />
    </ClientMessages>
  );
  const drawn = atOnce.map((content, index) => (
    <SlotBoundary key={content.slot.id} id={content.slot.id}>
      <Slot
        content={content}
        page={page}
        site={site}
        isFirst={index === firstPicture}
        isFarDown={index >= initialSlots}
        isPassedOver={searchAt >= 0 && index >= searchAt}
      />
    </SlotBoundary>
  ));
  return (
    <>
      {later.length > 0 && <WithoutScript href={wholeTemplatePath(site, page.alias)} />}
      {isBeside && (
        <div className="mx-auto max-w-360 lg:grid lg:grid-cols-2 lg:items-end lg:[&_h1]:w-max">
          {drawn[0]}
          {search}
        </div>
      )}
      {drawn.slice(isBeside ? 1 : 0).map((slot, index) => (
        <Fragment key={slot.key}>
          {!isBeside && index === searchAt && search}
          {slot}
        </Fragment>
      ))}
      {later.length > 0 && (
        <LaterSlots
          page={{ site, device: page.device, alias: page.alias }}
          slots={later.map((content) => ({
            id: content.slot.id,
            room: roomLengths(roomOf(content.slot), page.device),
            place: <SlotPlace content={content} />,
          }))}
        />
      )}
    </>
  );
}

/** Whoever runs no script goes on to the page that needs none; the link is for those whose browser stays. */
async function WithoutScript({ href }: { href: string }) {
  const t = await getTranslations('content');
  return (
    <noscript>
      <meta httpEquiv="refresh" content={`0; url=${href}`} />
      <p className="page-width py-4">
        <a href={href} className="underline">
          {t('showAll')}
        </a>
      </p>
    </noscript>
  );
}

type SlotProps = {
  content: ContentSlot;
  page: ContentPage;
  site: SiteCode;
  isFirst: boolean;
  isFarDown: boolean;
  /** Whether it makes way, unless it has questions, while questions are searched above it. */
  isPassedOver: boolean;
};

function Slot({ content, page, site, isFirst, isFarDown, isPassedOver }: SlotProps): ReactNode {
  const { slot, isMainHeading } = content;
  try {
    const snippet = renderSnippet(slot, {
      site,
      device: page.device,
      words: page.words,
      ClientMessages,
      isFirst,
      headingLevel: isMainHeading ? 'h1' : 'h2',
    });
    if (snippet === null) return null;
    // Recommendations are empty at first; room kept for them would show as a hole.
    const isLaidOutLater = isFarDown && !slot.snippetCode.startsWith('personalisation-');
    const layout = isLaidOutLater ? 'drawn-later' : undefined;
    return (
      <div
        id={slotAnchor(slot.id)}
        data-passed-over={isPassedOver && slot.snippetCode !== 'faq' ? '' : undefined}
        className={layout}
      >
        {snippet}
      </div>
    );
  } catch (error) {
    console.error(`content: snippet ${slot.snippetCode} (${slot.id}) is hidden`, error);
    return null;
  }
}
