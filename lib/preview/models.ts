import type { Language } from '@/api/contract/sites';
import type { ContentPage } from '@/lib/content/models';
import type { Texts } from '@/lib/i18n/pick-texts';
import type { Device } from '@/lib/routes/device';

/** A page of the shop among which an editor chooses. */
export type PreviewPage = { alias: string; title: string; hasDraft: boolean };

export type PreviewVersion = {
  id: string;
  device: Device;
  language: Language;
  isDraft: boolean;
  /** Date and time; empty for what is older than its versions. */
  savedAt: string;
  /** Empty where nobody is known. */
  savedBy: string;
};

/** What the frame draws, with the words of its islands. */
export type Previewed = { page: ContentPage; messages: Texts };
