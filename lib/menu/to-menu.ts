import type { CategoryNode } from '@/api/contract/catalogue';
import { linkPath } from '@/lib/routes/paths';
import type { SiteCode } from '@/lib/sites/models';
import type { MenuEntry } from './models';

export function toMenu(nodes: readonly CategoryNode[], site: SiteCode): MenuEntry[] {
  return nodes.map((node) => ({
    vsin: node.vsin,
    title: node.title,
    href: linkPath(site, node),
    picture: node.media && {
      securePath: node.media.securePath,
      width: node.media.width,
      height: node.media.height,
      kind: node.media.kind,
    },
    children: toMenu(node.children, site),
  }));
}
