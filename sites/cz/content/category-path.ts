import { pathOfCategory } from '../../../api/db/seed/content/page.ts';

export const categoryPath = (vsin: string) => pathOfCategory(vsin, 'cs');
