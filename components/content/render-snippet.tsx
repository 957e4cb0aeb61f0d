import type { ReactNode } from 'react';
import type { SnippetModel } from '@/lib/content/models';
import type { SnippetProps } from './snippet-props';
import { AnnouncementBanner } from './snippets/announcement-banner';
import { DynamicInfo } from './snippets/dynamic-info';
import { DynamicProducts } from './snippets/dynamic-products';
import { Faq } from './snippets/faq';
import { FullWidthImage } from './snippets/full-width-image';
import { FullWidthText } from './snippets/full-width-text';
import { GridIcon } from './snippets/grid-icon';
import { GridOnImage } from './snippets/grid-on-image';
import { GridUnderImage } from './snippets/grid-under-image';
import { HeroProducts } from './snippets/hero-products';
import { JobAdvertisements } from './snippets/job-advertisements';
import { Packages } from './snippets/packages';
import { Personalisation } from './snippets/personalisation';
import { PopularCategories } from './snippets/popular-categories';
import { Spotlight } from './snippets/spotlight';
import { WithdrawalForm } from './snippets/withdrawal-form';

type Shared = Omit<SnippetProps<'faq'>, 'id' | 'context'>;

/**
 * The snippet of a slot, called and not only described, so that one with a broken context fails here, where it can be
 * hidden (§4), and not while the page is being written out.
 */
export function renderSnippet({ id, ...slot }: SnippetModel, shared: Shared): ReactNode {
  const props = { id, ...shared };
  switch (slot.snippetCode) {
    case 'announcement-banner':
      return AnnouncementBanner({ ...props, context: slot.context });
    case 'full-width-image':
      return FullWidthImage({ ...props, context: slot.context });
    case 'full-width-text':
      return FullWidthText({ ...props, context: slot.context });
    case 'grid-on-image':
      return GridOnImage({ ...props, context: slot.context });
    case 'grid-under-image':
      return GridUnderImage({ ...props, context: slot.context });
    case 'grid-icon':
      return GridIcon({ ...props, context: slot.context });
    case 'hero-products':
      return HeroProducts({ ...props, context: slot.context });
    case 'popular-categories':
      return PopularCategories({ ...props, context: slot.context });
    case 'spotlight':
      return Spotlight({ ...props, context: slot.context });
    case 'faq':
      return Faq({ ...props, context: slot.context });
    case 'packages':
      return Packages({ ...props, context: slot.context });
    case 'job-advertisements':
      return JobAdvertisements({ ...props, context: slot.context });
    case 'dynamic-products':
      return DynamicProducts({ ...props, context: slot.context });
    case 'dynamic-info':
      return DynamicInfo({ ...props, context: slot.context });
    case 'withdrawal-form':
      return WithdrawalForm({ ...props, context: slot.context });
    case 'personalisation-1':
    case 'personalisation-2':
    case 'personalisation-3':
      return Personalisation({ ...props, context: slot.context });
    case 'spotlight-search-bar':
    case 'collection-list':
    case 'subscription':
      return null;
    default:
      return slot satisfies never;
  }
}
