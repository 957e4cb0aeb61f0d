import type { FacetCode } from '../../contract/facets.ts';
import type { Language } from '../../contract/sites.ts';

type ListingTexts = {
  facets: Record<FacetCode, string>;
  newest: string;
  express: string;
  showroom: string;
  allProducts: string;
  searched: (term: string) => string;
};

/** Names that belong to the listing itself and to no record of the catalogue. */
export const listingTexts: Readonly<Record<Language, ListingTexts>> = {
  nl: {
    facets: {
      price: 'Prijs',
      colour: 'Kleur',
      material: 'Materiaal',
      style: 'Stijl',
      rating: 'Beoordeling',
      delivery: 'Levertijd',
      offer: 'Aanbod',
      width: 'Breedte',
      depth: 'Diepte',
      height: 'Hoogte',
    },
    newest: 'Nieuw in de collectie',
    express: 'Snel in huis',
    showroom: 'Te zien in onze showrooms',
    allProducts: 'Alle producten',
    searched: (term) => `Resultaten voor “${term}”`,
  },
  fr: {
    facets: {
      price: 'Prix',
      colour: 'Couleur',
      material: 'Matière',
      style: 'Style',
      rating: 'Avis',
      delivery: 'Délai de livraison',
      offer: 'Offres',
      width: 'Largeur',
      depth: 'Profondeur',
      height: 'Hauteur',
    },
    newest: 'Nouveautés',
    express: 'Livraison express',
    showroom: 'À voir dans nos showrooms',
    allProducts: 'Tous les produits',
    searched: (term) => `Résultats pour « ${term} »`,
  },
  de: {
    facets: {
      price: 'Preis',
      colour: 'Farbe',
      material: 'Material',
      style: 'Stil',
      rating: 'Bewertung',
      delivery: 'Lieferzeit',
      offer: 'Angebot',
      width: 'Breite',
      depth: 'Tiefe',
      height: 'Höhe',
    },
    newest: 'Neu im Sortiment',
    express: 'Schnell bei Ihnen',
    showroom: 'In unseren Showrooms',
    allProducts: 'Alle Produkte',
    searched: (term) => `Ergebnisse für „${term}“`,
  },
  en: {
    facets: {
      price: 'Price',
      colour: 'Colour',
      material: 'Material',
      style: 'Style',
      rating: 'Rating',
      delivery: 'Delivery time',
      offer: 'Offers',
      width: 'Width',
      depth: 'Depth',
      height: 'Height',
    },
    newest: 'New arrivals',
    express: 'Express delivery',
    showroom: 'On show in our showrooms',
    allProducts: 'All products',
    searched: (term) => `Results for “${term}”`,
  },
  cs: {
    facets: {
      price: 'Cena',
      colour: 'Barva',
      material: 'Materiál',
      style: 'Styl',
      rating: 'Hodnocení',
      delivery: 'Dodací lhůta',
      offer: 'Nabídka',
      width: 'Šířka',
      depth: 'Hloubka',
      height: 'Výška',
    },
    newest: 'Novinky',
    express: 'Rychlé dodání',
    showroom: 'K vidění v našich showroomech',
    allProducts: 'Všechny produkty',
    searched: (term) => `Výsledky pro „${term}“`,
  },
  tr: {
    facets: {
      price: 'Fiyat',
      colour: 'Renk',
      material: 'Malzeme',
      style: 'Stil',
      rating: 'Değerlendirme',
      delivery: 'Teslim süresi',
      offer: 'Fırsatlar',
      width: 'Genişlik',
      depth: 'Derinlik',
      height: 'Yükseklik',
    },
    newest: 'Yeni ürünler',
    express: 'Hızlı teslimat',
    showroom: 'Mağazalarımızda görün',
    allProducts: 'Tüm ürünler',
    searched: (term) => `“${term}” için sonuçlar`,
  },
};
