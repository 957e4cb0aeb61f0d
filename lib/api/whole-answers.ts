type Kind = 'string' | 'boolean' | 'number' | 'object' | 'list';
type Needs = Readonly<Record<string, Kind>>;

/** Of each read without which there is no page: what the page is made of. `true` stands for one item at least. */
const reads: readonly { path: RegExp; isOne: boolean; needs: Needs }[] = [
  { path: /^web\/route$/, isOne: true, needs: { type: 'string', alias: 'string', url: 'string' } },
  { path: /^remote-config$/, isOne: true, needs: { maintenanceMode: 'boolean' } },
  {
    path: /^product\//,
    isOne: true,
    needs: { vsin: 'string', alias: 'string', title: 'string', media: 'list', unitPrice: 'object' },
  },
  {
    path: /^products-listing$/,
    isOne: true,
    needs: { title: 'string', total: 'number', products: 'list', facets: 'list', breadcrumbs: 'list' },
  },
  { path: /^template\//, isOne: true, needs: { alias: 'string', seoInfo: 'object', slots: 'list' } },
  { path: /^categories$/, isOne: false, needs: { vsin: 'string', title: 'string', children: 'list' } },
  { path: /^policies$/, isOne: false, needs: { slug: 'string', title: 'string' } },
];

function isOf(kind: Kind, value: unknown): boolean {
  if (kind === 'list') return Array.isArray(value);
  return value !== null && typeof value === kind;
}

/** Whether an answer to a read of the shop holds what its pages cannot do without. Says nothing of the rest. */
export function isWholeAnswer(path: string, items: readonly object[]): boolean {
  const read = reads.find((one) => one.path.test(path));
  if (!read) return true;
  if (read.isOne && items.length === 0) return false;
  return items.every((item) =>
    Object.entries(read.needs).every(([name, kind]) => isOf(kind, Reflect.get(item, name))),
  );
}
