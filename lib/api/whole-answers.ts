import type { AnswerOf, Call } from '../../api/contract/call.ts';
import { readListing } from '../../api/contract/calls/listing.ts';
import { listPolicies } from '../../api/contract/calls/policies.ts';
import { listCategories, readProduct } from '../../api/contract/calls/product.ts';
import { readRemoteConfig } from '../../api/contract/calls/remote-config.ts';
import { resolveRoute } from '../../api/contract/calls/route.ts';
import { readMobileTemplate, readTemplate } from '../../api/contract/calls/template.ts';

const kinds = ['string', 'boolean', 'number', 'object', 'list'] as const;
type Kind = (typeof kinds)[number];
type Needs<Name extends string> = { readonly [K in Kind]?: readonly Name[] };
type Read = { call: Call; needs: Needs<string> };

const read = <C extends Call>(call: C, needs: Needs<keyof AnswerOf<C> & string>): Read => ({ call, needs });
const template = { string: ['alias'], object: ['seoInfo'], list: ['slots'] } as const;

/** Of each read without which there is no page: what the page is made of. */
const reads: readonly Read[] = [
  read(resolveRoute, { string: ['type', 'alias', 'url'] }),
  read(readRemoteConfig, { boolean: ['maintenanceMode'] }),
  read(readProduct, { string: ['vsin', 'alias', 'title'], list: ['media'], object: ['unitPrice'] }),
  read(readListing, { string: ['title'], number: ['total'], list: ['products', 'facets', 'breadcrumbs'] }),
  read(readTemplate, template),
  read(readMobileTemplate, template),
  read(listCategories, { string: ['vsin', 'title'], list: ['children'] }),
  read(listPolicies, { string: ['slug', 'title'] }),
];

function isOf(kind: Kind, value: unknown): boolean {
  if (kind === 'list') return Array.isArray(value);
  return value !== null && typeof value === kind;
}

/** Whether an answer to a read of the shop holds what its pages cannot do without. Says nothing of the rest. */
export function isWholeAnswer(call: Call, items: readonly object[]): boolean {
  const found = reads.find((one) => one.call === call);
  if (!found) return true;
  if (call.kind === 'one' && items.length === 0) return false;
  return kinds.every((kind) =>
    (found.needs[kind] ?? []).every((name) => items.every((item) => isOf(kind, Reflect.get(item, name)))),
  );
}
