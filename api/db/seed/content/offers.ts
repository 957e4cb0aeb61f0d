import type { Localised } from '../../../contract/catalogue.ts';
import type { SiteCode } from '../../../contract/sites.ts';
import type { offerCards } from '../../schema/content.ts';
import { categoryPath } from './page.ts';

type OfferRow = typeof offerCards.$inferInsert;

const dutch: readonly OfferRow[] = [
  {
    id: 'nl-gratis-bezorging',
    site: 'nl',
    placement: 'headerTop',
    device: 'both',
    position: 1,
    text: { nl: 'Gratis thuisbezorgd vanaf € 500' },
    link: '/bezorging',
    conditions: {},
  },
  {
    id: 'nl-bedenktijd',
    site: 'nl',
    placement: 'headerTop',
    device: 'desktop',
    position: 2,
    text: { nl: '14 dagen bedenktijd, gratis opgehaald' },
    link: '/retourbeleid',
    conditions: {},
  },
  {
    id: 'nl-banken-advies',
    site: 'nl',
    placement: 'list',
    device: 'both',
    position: 1,
    text: { nl: 'Twijfelt u over de maat van uw bank? Onze adviseurs kijken gratis mee.' },
    link: '/interieuradvies',
    conditions: { category: ['C11'] },
  },
  {
    id: 'nl-kaart-slapen',
    site: 'nl',
    placement: 'listWithCard',
    device: 'both',
    position: 1,
    text: { nl: 'Maak het bed af: nachtkastjes op de hoogte van uw matras.' },
    link: categoryPath('C22'),
    conditions: { category: ['C21'] },
  },
  {
    id: 'nl-kaart-herfst',
    site: 'nl',
    placement: 'listProductCard',
    device: 'both',
    position: 1,
    text: { nl: 'Herfst in huis: licht op drie hoogten' },
    link: '/herfst-in-huis',
    conditions: { category: ['C6'] },
  },
  {
    id: 'nl-product-garantie',
    site: 'nl',
    placement: 'product',
    device: 'both',
    position: 1,
    text: { nl: 'Onderdelen van dit product zijn tot tien jaar na aankoop na te bestellen.' },
    link: '/garantie',
    conditions: { tag: ['T12'] },
  },
  {
    id: 'nl-product-meten',
    site: 'nl',
    placement: 'productBottom',
    device: 'both',
    position: 1,
    text: { nl: 'Past hij door de deur? Zo meet u de route.' },
    link: '/bezorging',
    conditions: { category: ['C1', 'C2', 'C5'] },
  },
  {
    id: 'nl-mandje-bijna',
    site: 'nl',
    placement: 'basketTop',
    device: 'both',
    position: 1,
    text: { nl: 'U bent er bijna: vanaf € 500 bezorgen wij gratis.' },
    link: null,
    conditions: { totalBasket: ['40000-49999'] },
  },
  {
    id: 'nl-mandje-gratis',
    site: 'nl',
    placement: 'basketTop',
    device: 'both',
    position: 2,
    text: { nl: 'Uw bestelling wordt gratis thuisbezorgd.' },
    link: null,
    conditions: { totalBasket: ['50000-'] },
  },
];

function freeDelivery(site: SiteCode, text: Localised): OfferRow {
  return {
    id: `${site}-free-delivery`,
    site,
    placement: 'headerTop',
    device: 'both',
    position: 1,
    text,
    link: null,
    conditions: {},
  };
}

export const offerRows: readonly OfferRow[] = [
  ...dutch,
  freeDelivery('be', { nl: 'Gratis levering vanaf € 500', fr: 'Livraison gratuite dès 500 €' }),
  freeDelivery('de', { de: 'Kostenlose Lieferung ab 500 €' }),
  freeDelivery('uk', { en: 'Free delivery over £500' }),
  freeDelivery('cz', { cs: 'Doprava zdarma od 12 500 Kč' }),
  freeDelivery('tr', { tr: '25.000 TL üzeri ücretsiz teslimat' }),
  freeDelivery('b2bTr', { tr: '25.000 TL üzeri ücretsiz teslimat' }),
];
