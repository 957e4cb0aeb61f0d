import type { CategoryNode } from '@/api/contract/catalogue';
import { toMenu } from './to-menu';

function node(vsin: string, children: CategoryNode[] = []): CategoryNode {
  return { type: 'category', vsin, alias: `alias-${vsin}`, title: vsin, media: null, children };
}

describe('toMenu', () => {
  it('keeps the tree and gives every entry the address of the site', () => {
    const [root] = toMenu([node('C1', [node('C11', [node('C111')])])], 'nl');
    expect(root?.href).toBe('/nl/alias-C1-c-C1');
    expect(root?.children[0]?.children[0]?.href).toBe('/nl/alias-C111-c-C111');
  });
});
