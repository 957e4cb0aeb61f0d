import { lawfulReturnDays } from '../../api/contract/return-days.ts';
import type { Language, SiteRules } from '../../api/contract/sites.ts';
import { toHtml } from '../../api/modules/mail/html.ts';
import { createMailContext, toFrame } from '../../api/modules/mail/mail-context.ts';
import { termBlocks } from '../../api/modules/mail/order-content.ts';
import { readEnvironment } from '../../api/runtime/environment.ts';

const environment = readEnvironment({ PUBLIC_URL: 'https://shop.example' });

/** What the confirmation of an order says of rights, as HTML: no order is placed to read it. */
export function writeTermsMail(site: SiteRules, language: Language): string {
  const context = createMailContext({ site, language }, { environment });
  const order = {
    placedAt: '2026-11-25T12:00:00Z',
    withdrawalPath: site.withdrawalAlias && `/${site.withdrawalAlias}`,
  };
  const { title, reason } = { title: context.texts.terms.title, reason: '' };
  const blocks = termBlocks(order, context, lawfulReturnDays);
  return toHtml({ subject: title, preview: '', title, blocks, reason }, toFrame(context));
}
