import { readSlug } from '@/api/contract/page-paths';
import type { ShopEvent } from './events';
import { toImpersonal } from './impersonal';
import { cards, readCard } from './read-card';

type Currency = Extract<ShopEvent, { name: 'productClick' }>['currency'];

/** Values of `data-clicks`, on the part of the page whose links they name. */
const areas = {
  menu: 'menuClick',
  footer: 'footerClick',
  social: 'socialClick',
  logo: 'logoClick',
} as const;

function isArea(name: string | null | undefined): name is keyof typeof areas {
  return typeof name === 'string' && Object.hasOwn(areas, name);
}

/** Without query, and without what a link to a mailbox or telephone says. */
function pathOf(link: HTMLAnchorElement): string {
  if (!/^https?:$/.test(link.protocol)) return link.protocol;
  return link.origin === window.location.origin ? link.pathname : link.origin + link.pathname;
}

function readFavourite(button: Element): ShopEvent | null {
  const vsin = button.getAttribute('data-favourite');
  if (vsin === null) return null;
  const action = button.getAttribute('aria-pressed') === 'true' ? 'remove' : 'add';
  return { name: 'favouriteClick', vsin, action };
}

function readVariant(link: HTMLAnchorElement): ShopEvent | null {
  const option = link.closest('[data-variants]')?.getAttribute('data-variants');
  const page = readSlug(link.pathname.split('/')[2] ?? '');
  if (!option || !page || page === 'invalid') return null;
  const { textContent } = link.querySelector('[data-value]') ?? link;
  return { name: 'variantClick', vsin: page.vsin, option, value: textContent.trim() };
}

function readProduct(link: HTMLAnchorElement, currency: Currency): ShopEvent | null {
  const card = link.closest(cards);
  const read = card && readCard(card);
  return read && { name: 'productClick', currency, ...read };
}

function readArea(link: HTMLAnchorElement): ShopEvent | null {
  const area = link.closest('[data-clicks]')?.getAttribute('data-clicks');
  if (!isArea(area)) return null;
  const label = link.getAttribute('aria-label') ?? link.textContent;
  return { name: areas[area], label: toImpersonal(label), path: pathOf(link) };
}

/** What a press means, read from where it was made and before it does anything; null for all the others. */
export function readClick(target: EventTarget | null, currency: Currency): ShopEvent | null {
  const pressed = target instanceof Element ? target.closest('a[href], button') : null;
  if (!pressed) return null;
  if (!(pressed instanceof HTMLAnchorElement)) return readFavourite(pressed);
  return readVariant(pressed) ?? readProduct(pressed, currency) ?? readArea(pressed);
}
