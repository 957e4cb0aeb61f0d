import type { Media } from '@/api/contract/catalogue';

export type TitledLink = { title: string; href: string };

export type MenuEntry = TitledLink & {
  vsin: string;
  picture: Pick<Media, 'securePath' | 'width' | 'height' | 'kind'> | null;
  children: MenuEntry[];
};
