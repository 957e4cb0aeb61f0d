import { pathOfCategory, pathOfCollection, pathOfTag } from '../../../api/db/seed/content/page.ts';

export const categoryPath = (vsin: string) => pathOfCategory(vsin, 'nl');
export const collectionPath = (vsin: string) => pathOfCollection(vsin, 'nl');
export const tagPath = (vsin: string) => pathOfTag(vsin, 'nl');
