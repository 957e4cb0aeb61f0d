import type { OfferSeed } from '../../seed-types.ts';

export const offers: readonly OfferSeed[] = [
  {
    id: 'levering',
    placement: 'headerTop',
    device: 'both',
    position: 1,
    text: {
      nl: 'Gratis levering vanaf {{freeDeliveryFrom}}',
      fr: 'Livraison gratuite dès {{freeDeliveryFrom}}',
    },
    link: '/delivery',
    conditions: {},
  },
  {
    id: 'bedenken',
    placement: 'headerTop',
    device: 'desktop',
    position: 2,
    text: {
      nl: 'Gratis retour binnen {{freeReturnDays}} dagen: meubels halen wij op',
      fr: 'Retour gratuit dans les {{freeReturnDays}} jours : nous venons chercher vos meubles',
    },
    link: '/returns',
    conditions: {},
  },
  {
    id: 'zetel-advies',
    placement: 'list',
    device: 'both',
    position: 1,
    text: {
      nl: 'Twijfelt u over de maat van uw bank? Onze adviseurs kijken gratis mee.',
      fr: 'Vous hésitez sur la taille du canapé ? Nos conseillers vous aident gratuitement.',
    },
    link: '/interior-advice',
    conditions: { category: ['C11'] },
  },
  {
    id: 'kaart-slapen',
    placement: 'listWithCard',
    device: 'both',
    position: 1,
    text: {
      nl: 'Een slaapkamer inrichten? In vier stappen staat alles op zijn plaats.',
      fr: 'Une chambre à aménager ? En quatre étapes, chaque chose trouve sa place.',
    },
    link: '/bedroom',
    conditions: { category: ['C21'] },
  },
  {
    id: 'kaart-herfst',
    placement: 'listProductCard',
    device: 'both',
    position: 1,
    text: {
      nl: 'Behaaglijk thuis: licht op drie hoogten',
      fr: 'Un intérieur chaleureux : de la lumière à trois hauteurs',
    },
    link: '/autumn',
    conditions: { category: ['C6'] },
  },
  {
    id: 'onderdelen',
    placement: 'product',
    device: 'both',
    position: 1,
    text: {
      nl: 'Onderdelen van dit product kunt u tot tien jaar na aankoop nabestellen.',
      fr: 'Pièces détachées disponibles jusqu’à dix ans après l’achat.',
    },
    link: '/guarantee',
    conditions: { tag: ['T12'] },
  },
  {
    id: 'meten',
    placement: 'productBottom',
    device: 'both',
    position: 1,
    text: {
      nl: 'Past het door de deur? Zo meet u de route.',
      fr: 'Passera-t-il par la porte ? Voici comment mesurer.',
    },
    link: '/delivery',
    conditions: { category: ['C1', 'C2', 'C5'] },
  },
  {
    id: 'mandje-bijna',
    placement: 'basketTop',
    device: 'both',
    position: 1,
    text: {
      nl: 'U bent er bijna: vanaf {{freeDeliveryFrom}} leveren wij gratis.',
      fr: 'Vous y êtes presque : dès {{freeDeliveryFrom}}, nous livrons gratuitement.',
    },
    link: null,
    conditions: { totalBasket: ['40000-49999'] },
  },
  {
    id: 'mandje-gratis',
    placement: 'basketTop',
    device: 'both',
    position: 2,
    text: {
      nl: 'Levering tot over de drempel is bij deze bestelling gratis.',
      fr: 'La livraison à domicile, seuil compris, est gratuite pour cette commande.',
    },
    link: null,
    conditions: { totalBasket: ['50000-'] },
  },
  {
    id: 'mandje-terug',
    placement: 'basketTop',
    device: 'both',
    position: 3,
    text: {
      nl: 'Fijn dat u er weer bent. Twijfelt u nog? Onze adviseurs denken met u mee.',
      fr: 'Contents de vous revoir. Vous hésitez encore ? Nos conseillers y réfléchissent avec vous.',
    },
    link: '/interior-advice',
    conditions: { visitor: ['returning'] },
  },
];
