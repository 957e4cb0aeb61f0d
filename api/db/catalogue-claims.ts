import type { Localised } from '../contract/catalogue.ts';
import { languages } from '../contract/sites.ts';
import { greenClaimsIn } from '../messages/green-claims.ts';
import type { Queryable } from './client.ts';
import {
  categories,
  collections,
  type LocalisedLists,
  products,
  tags,
  variants,
} from './schema/catalogue.ts';

/** Where a text of the goods promises something for nature that nothing proves. */
type GoodsClaim = { of: string; language: string; claim: string };

function claimsOf(of: string, texts: readonly (Localised | LocalisedLists)[]): GoodsClaim[] {
  return languages.flatMap((language) =>
    texts
      .flatMap((text) => text[language] ?? [])
      .flatMap((text) => greenClaimsIn(text, language).map((claim) => ({ of, language, claim }))),
  );
}

/** Promises of products without a certificate, and of whatever names many: those are proven product by product. */
export async function listGreenClaims(db: Queryable): Promise<GoodsClaim[]> {
  const goods = await db.select().from(products);
  const unproven = new Map(
    goods.filter((one) => one.certificates.length === 0).map((one) => [one.id, one.code]),
  );
  const versions = await db
    .select({ productId: variants.productId, vsin: variants.vsin, title: variants.title })
    .from(variants);
  const [kinds, groups, qualities] = [
    await db.select({ vsin: categories.vsin, title: categories.title }).from(categories),
    await db
      .select({ vsin: collections.vsin, title: collections.title, intro: collections.intro })
      .from(collections),
    await db.select({ vsin: tags.vsin, title: tags.title, intro: tags.intro }).from(tags),
  ];
  return [
    ...goods
      .filter(({ id }) => unproven.has(id))
      .flatMap(({ code, title, description, materials, care }) =>
        claimsOf(code, [title, description, materials, care]),
      ),
    ...versions
      .filter(({ productId }) => unproven.has(productId))
      .flatMap(({ vsin, title }) => claimsOf(vsin, [title])),
    ...kinds.flatMap(({ vsin, title }) => claimsOf(vsin, [title])),
    ...[...groups, ...qualities].flatMap(({ vsin, title, intro }) => claimsOf(vsin, [title, intro])),
  ];
}
