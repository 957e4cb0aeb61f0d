import { named } from './named.ts';

/** Keys are used by products; the vsin is what others refer to. */
export const tags = {
  'durable-wood': {
    id: 1,
    title: named(
      'Duurzaam hout',
      'Responsible wood',
      'Nachhaltiges Holz',
      'Bois responsable',
      'Udržitelné dřevo',
      'Sürdürülebilir ahşap',
    ),
    intro: 'Hout uit bossen die worden beheerd en aangevuld, met FSC- of PEFC-keten.',
  },
  'free-installation': {
    id: 2,
    title: named(
      'Gratis montage',
      'Free installation',
      'Kostenlose Montage',
      'Montage gratuit',
      'Montáž zdarma',
      'Ücretsiz kurulum',
    ),
    intro: 'Onze bezorgers zetten deze meubels bij u in elkaar en nemen de verpakking mee.',
  },
  'made-to-measure': {
    id: 3,
    title: named(
      'Op maat te bestellen',
      'Made to measure',
      'Nach Maß bestellbar',
      'Disponible sur mesure',
      'Lze objednat na míru',
      'Özel ölçüde üretilir',
    ),
    intro: 'Ook in een afwijkende maat te maken. Maatwerk kunt u niet ruilen.',
  },
  quick: {
    id: 4,
    title: named(
      'Snel in huis',
      'Quick delivery',
      'Schnell bei Ihnen',
      'Livraison rapide',
      'Brzy u vás',
      'Hızlı teslimat',
    ),
    intro: 'Ligt op voorraad in ons magazijn en is binnen enkele werkdagen bij u.',
  },
  'no-promotion': {
    id: 5,
    title: named(
      'Geen reclameproduct',
      'Not in promotions',
      'Kein Aktionsprodukt',
      'Hors promotion',
      'Není v akci',
      'Kampanyaya dahil değil',
    ),
    intro: 'Deze producten doen niet mee met kortingsacties en kortingscodes.',
  },
  'washable-cover': {
    id: 6,
    title: named(
      'Afneembare hoes',
      'Removable cover',
      'Abnehmbarer Bezug',
      'Housse amovible',
      'Snímatelný potah',
      'Çıkarılabilir kılıf',
    ),
    intro: 'De hoezen van de kussens gaan eraf en kunnen worden gereinigd.',
  },
  handmade: {
    id: 7,
    title: named(
      'Met de hand gemaakt',
      'Handmade',
      'Von Hand gefertigt',
      'Fait main',
      'Ruční výroba',
      'El yapımı',
    ),
    intro: 'Gevlochten, geweven, gedraaid of gegoten: geen twee stukken zijn precies gelijk.',
  },
  compact: {
    id: 8,
    title: named(
      'Klein wonen',
      'Small spaces',
      'Kleine Räume',
      'Petits espaces',
      'Malé byty',
      'Küçük mekânlar',
    ),
    intro: 'Meubels die weinig plek vragen en veel bergen.',
  },
  natural: {
    id: 9,
    title: named(
      'Natuurlijke materialen',
      'Natural materials',
      'Natürliche Materialien',
      'Matières naturelles',
      'Přírodní materiály',
      'Doğal malzemeler',
    ),
    intro: 'Hout, wol, linnen, steen en riet, zonder kunststof aan de buitenkant.',
  },
  pets: {
    id: 10,
    title: named(
      'Huisdiervriendelijk',
      'Pet friendly',
      'Haustierfreundlich',
      'Adapté aux animaux',
      'Vhodné k domácím mazlíčkům',
      'Evcil hayvan dostu',
    ),
    intro: 'Dichte stoffen waar een nagel niet in blijft haken en die u afneemt met een doekje.',
  },
  dimmable: {
    id: 11,
    title: named('Dimbaar', 'Dimmable', 'Dimmbar', 'Intensité réglable', 'Stmívatelné', 'Kısılabilir ışık'),
    intro: 'Werkt met een dimmer of heeft er een in het snoer.',
  },
  repairable: {
    id: 12,
    title: named(
      'Losse onderdelen leverbaar',
      'Spare parts available',
      'Ersatzteile erhältlich',
      'Pièces détachées disponibles',
      'Dostupné náhradní díly',
      'Yedek parçası var',
    ),
    intro: 'Poten, hoezen, grepen en kappen zijn tot tien jaar na aankoop na te bestellen.',
  },
} as const;
export type TagCode = keyof typeof tags;
