import type { ReactNode } from 'react';
import type { ContentPage, ContentSlot } from '@/lib/content/models';
import type { Site } from '@/lib/sites/sites';
import { renderSnippet } from './render-snippet';

/** §9: so many blocks are laid out at once; the rest is in the HTML too and laid out when it comes near. */
const initialBlocks = 5;

/** The ordered snippets of a template. */
export function PageBuilder({ page, site }: { page: ContentPage; site: Site }) {
  const firstPicture = page.slots.findIndex(({ slot }) => slot.snippetCode !== 'announcement-banner');
  return page.slots.map((content, index) => (
    <Block
      key={content.slot.id}
      content={content}
      site={site}
      device={page.device}
      isFirst={index === firstPicture}
      isInitial={index < initialBlocks}
    />
  ));
}

type BlockProps = {
  content: ContentSlot;
  site: Site;
  device: ContentPage['device'];
  isFirst: boolean;
  isInitial: boolean;
};

async function Block({ content, site, device, isFirst, isInitial }: BlockProps): Promise<ReactNode> {
  const { slot, isMainHeading } = content;
  try {
    const snippet = await renderSnippet(slot, {
      site,
      device,
      isFirst,
      headingLevel: isMainHeading ? 'h1' : 'h2',
    });
    // Recommendations are empty at first; room kept for them would show as a hole.
    if (snippet === null || isInitial || slot.snippetCode.startsWith('personalisation-')) return snippet;
    return <div className="[contain-intrinsic-size:auto_40rem] [content-visibility:auto]">{snippet}</div>;
  } catch (error) {
    console.error(`content: snippet ${slot.snippetCode} (${slot.id}) is hidden`, error);
    return null;
  }
}
