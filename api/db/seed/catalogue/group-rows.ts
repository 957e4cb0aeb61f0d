import { collections, tagIds } from './collections.ts';
import { entriesOf } from './entries-of.ts';
import { named } from './named.ts';
import { picture } from './pictures.ts';
import { aliasOf } from './slug.ts';

export const collectionRows = entriesOf(collections).map(([code, { id, file }]) => {
  const title = named((texts) => texts.collections[code].title);
  return {
    id,
    vsin: `CL${id}`,
    title,
    alias: aliasOf(title),
    intro: named((texts) => texts.collections[code].intro),
    media: picture(file, title),
  };
});

export const tagRows = entriesOf(tagIds).map(([code, id]) => {
  const title = named((texts) => texts.tags[code].title);
  return {
    id,
    vsin: `T${id}`,
    title,
    alias: aliasOf(title),
    intro: named((texts) => texts.tags[code].intro),
  };
});
