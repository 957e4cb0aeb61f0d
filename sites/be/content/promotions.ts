import type { PromotionSeed } from '../../seed-types.ts';

/** What runs at the Belgian shop. One that lowers prices is a promo there: sales (`solden`, `soldes`) are in January and July. */
export const promotions: readonly PromotionSeed[] = [
  {
    id: 'vloerkleden',
    title: { nl: '15% korting op vloerkleden', fr: '15 % de remise sur les tapis' },
    description: {
      nl: 'De korting gaat er in uw winkelmand af. Geldt voor alle vloerkleden.',
      fr: 'La remise est déduite dans votre panier. Valable sur tous les tapis.',
    },
    startsInDays: -7,
    endsInDays: 60,
    combinationGroup: 'category-sale',
    conditions: [{ type: 'category', values: ['C7'] }],
    actions: [{ type: 'percentage', percent: 15 }],
  },
  {
    id: 'bed-met-mand',
    title: { nl: 'Zeegrasmand cadeau bij een bed', fr: 'Un panier en jonc de mer offert avec un lit' },
    description: {
      nl: 'Koop een bed en u krijgt er een mand van zeegras bij, zolang de voorraad strekt.',
      fr: 'Pour l’achat d’un lit, vous recevez un panier en jonc de mer, jusqu’à épuisement du stock.',
    },
    conditions: [{ type: 'category', values: ['C21'] }],
    actions: [{ type: 'gift', productId: 'V106601', quantity: 1 }],
  },
  {
    id: 'welkom',
    title: { nl: '10% welkomstkorting', fr: '10 % de remise de bienvenue' },
    description: {
      nl: 'Op uw eerste bestelling vanaf € 100. Niet te combineren met een andere kortingscode.',
      fr: 'Sur votre première commande dès 100 €. Non cumulable avec un autre code de réduction.',
    },
    needsCoupon: true,
    usageLimitPerOwner: 1,
    isFirstOrderOnly: true,
    forCoupon: false,
    conditions: [{ type: 'totalBasket', fromMinor: 10_000 }],
    actions: [{ type: 'percentage', percent: 10 }],
    coupons: [
      { code: 'WELKOM10', isPublic: true },
      { code: 'BIENVENUE10', isPublic: true },
    ],
  },
  // Sent in letters, offered nowhere: it would belie the limit that every page names.
  {
    id: 'gratis-geleverd',
    title: { nl: 'Gratis aan huis geleverd', fr: 'Livraison gratuite à domicile' },
    description: {
      nl: 'Met deze code leveren wij bestellingen vanaf € 150 gratis.',
      fr: 'Avec le code, nous livrons gratuitement votre commande dès 150 €.',
    },
    needsCoupon: true,
    usageLimitPerOwner: 3,
    conditions: [{ type: 'totalBasket', fromMinor: 15_000 }],
    actions: [{ type: 'freeDelivery' }],
    coupons: [{ code: 'AANHUIS' }, { code: 'CHEZVOUS' }],
  },
  {
    id: 'excuus',
    title: {
      nl: '€ 25 tegoed van onze klantenservice',
      fr: '25 € offerts par notre service clientèle',
    },
    needsCoupon: true,
    actions: [{ type: 'amount', amountMinor: 2_500 }],
    coupons: [
      { code: 'PARDON-7QKD', usageLimit: 1 },
      { code: 'PARDON-M3WP', usageLimit: 1 },
    ],
  },
  {
    id: 'zomer',
    title: { nl: '20% zomerkorting', fr: '20 % de remise d’été' },
    needsCoupon: true,
    startsInDays: -150,
    endsInDays: -60,
    actions: [{ type: 'percentage', percent: 20 }],
    coupons: [
      { code: 'ZOMER20', isPublic: true },
      { code: 'ETE20', isPublic: true },
    ],
  },
  {
    id: 'winterlicht',
    title: { nl: '€ 15 korting per lamp', fr: '15 € de remise par lampe' },
    description: {
      nl: 'Geldt voor vloerlampen, tafellampen en hanglampen.',
      fr: 'Valable sur les lampadaires, les lampes de table et les suspensions.',
    },
    needsCoupon: true,
    startsInDays: 21,
    endsInDays: 60,
    conditions: [{ type: 'category', values: ['C6'] }],
    actions: [{ type: 'amountPerLine', amountMinor: 1_500 }],
    coupons: [
      { code: 'WINTERLICHT', isPublic: true },
      { code: 'LUMIERE', isPublic: true },
    ],
  },
];
