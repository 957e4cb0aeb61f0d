import type { Media } from '@/api/contract/catalogue';

/** One entry of the category menu. */
export type MenuEntry = {
  vsin: string;
  title: string;
  href: string;
  picture: Pick<Media, 'securePath' | 'width' | 'height' | 'kind'> | null;
  children: MenuEntry[];
};

/** The line above the header. */
export type Announcement = {
  id: string;
  text: string;
  href: string | null;
  device: 'mobile' | 'desktop' | 'both';
};

export type TitledLink = { title: string; href: string };
