import type { Media } from '@/api/contract/catalogue';

export type TitledLink = { title: string; href: string };

/** One entry of the category menu. */
export type MenuEntry = TitledLink & {
  vsin: string;
  picture: Pick<Media, 'securePath' | 'width' | 'height' | 'kind'> | null;
  children: MenuEntry[];
};
