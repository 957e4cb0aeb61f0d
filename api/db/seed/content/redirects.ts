import type { SearchRedirectSeed } from '../../../../sites/seed-types.ts';
import { fixedListings } from '../../../contract/page-paths.ts';

type Words = readonly string[];
type WordsByPage = Readonly<Record<string, Words>>;

type Redirected = {
  /** By the alias of the content page they lead to. */
  pages: WordsByPage;
  /** For what has a page of its own that is no content, by the address of that page. */
  ownPages: WordsByPage;
  /** Lead to what is new, and to what is delivered soon. */
  newest: Words;
  express: Words;
};

const leadTo = (searchTerms: Words, type: string, alias: string): SearchRedirectSeed[] =>
  searchTerms.map((searchTerm) => ({ searchTerm, type, alias, params: {} }));

/** Addresses of pages begin with a slash, aliases do not. */
const aliasOf = (address: string) => address.slice(1);

/** Words that a search of products cannot answer, each with the page that does. */
export function redirectsTo({ pages, ownPages, newest, express }: Redirected): SearchRedirectSeed[] {
  return [
    ...Object.entries(pages).flatMap(([alias, words]) => leadTo(words, 'template', alias)),
    ...Object.entries(ownPages).flatMap(([address, words]) => leadTo(words, 'page', aliasOf(address))),
    ...leadTo(newest, 'newest', aliasOf(fixedListings.newest)),
    ...leadTo(express, 'express', aliasOf(fixedListings.express)),
  ];
}
