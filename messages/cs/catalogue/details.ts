import type { CatalogueTexts } from '../../shape/catalogue.ts';
import { beds } from './details/beds.ts';
import { chairs } from './details/chairs.ts';
import { decor } from './details/decor.ts';
import { lighting } from './details/lighting.ts';
import { sofas } from './details/sofas.ts';
import { storage } from './details/storage.ts';
import { tables } from './details/tables.ts';

export const details: CatalogueTexts['details'] = {
  ...sofas,
  ...chairs,
  ...tables,
  ...storage,
  ...beds,
  ...lighting,
  ...decor,
};
