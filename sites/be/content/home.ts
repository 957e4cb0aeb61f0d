import type { HomeTexts } from '../../../api/db/seed/content/home-page.ts';
import { rooms } from '../../nl/content/pictures.ts';

export const dutchHome: HomeTexts = {
  title: 'Meubelen en woonaccessoires van Linden Wonen België',
  description:
    'Banken, tafels, bedden en verlichting, thuisbezorgd in België en Luxemburg. Gratis levering vanaf € 500.',
  hero: {
    eyebrow: 'Nieuw seizoen',
    title: 'Een huis waar u graag thuiskomt',
    short: 'Graag thuiskomen',
    text: 'Meubelen van hout, wol en linnen, gemaakt om jaren mee te leven.',
    linkText: 'Bekijk de woonkamer',
  },
  categories: {
    heading: 'Waar bent u naar op zoek?',
    C11: 'Zetels en banken',
    C31: 'Eettafels',
    C32: 'Eetkamerstoelen',
    C21: 'Bedden',
    C51: 'Dressoirs',
    C6: 'Verlichting',
    C7: 'Vloerkleden',
    C8: 'Decoratie',
  },
  popular: {
    title: 'Waar anderen voor kiezen',
    text: 'De meubelen die nu het vaakst worden besteld.',
  },
  dining: {
    title: 'Lang tafelen',
    text: 'Een tafel waar iedereen aan past, en stoelen waarop niemand als eerste opstaat.',
    linkText: 'Naar de eetkamer',
  },
  bedroom: {
    title: 'Rust in de slaapkamer',
    text: 'Massief eiken, zacht textiel en licht dat niet in de ogen schijnt.',
    linkText: 'Naar de slaapkamer',
  },
  rooms: {
    heading: 'Per kamer bekijken',
    living: 'De woonkamer',
    reading: 'De leeshoek',
    study: 'De werkkamer',
  },
  newest: { title: 'Nieuw binnen', linkText: 'Alle nieuwe producten' },
  services: {
    heading: 'Zo werkt kopen bij Linden',
    delivery: {
      title: 'Gratis levering vanaf € 500',
      text: 'Bij u thuis, op een dag die u met de vervoerder afspreekt.',
    },
    returns: { title: '14 dagen bedenktijd', text: 'Toch niet wat u zocht? Wij halen het gratis weer op.' },
    sizes: {
      title: 'Alle maten vooraf',
      text: 'Van het meubel en van de pakketten, tot op de centimeter.',
    },
    materials: { title: 'Duidelijk over materiaal', text: 'Massief heet massief en fineer heet fineer.' },
  },
  questions: {
    heading: 'Veelgestelde vragen',
    list: [
      {
        question: 'Wanneer wordt mijn bestelling geleverd?',
        answer:
          'Bij elk product staat een leverperiode. De vervoerder spreekt vooraf een dag en een tijdvak met u af.',
      },
      {
        question: 'Hoelang kan ik iets terugsturen?',
        answer:
          'U hebt 14 dagen bedenktijd vanaf de dag na ontvangst. Producten die wij op maat maken zijn uitgezonderd; dat staat erbij voordat u bestelt.',
      },
    ],
  },
  alts: {
    living: rooms.living.alt,
    family: rooms.family.alt,
    formal: rooms.formal.alt,
    bedroom: rooms.bedroom.alt,
    study: rooms.study.alt,
    reading: rooms.reading.alt,
  },
};

export const frenchHome: HomeTexts = {
  title: 'Meubles et décoration de Linden Wonen Belgique',
  description:
    'Canapés, tables, lits et luminaires, livrés à domicile en Belgique et au Luxembourg. Livraison gratuite dès 500 €.',
  hero: {
    eyebrow: 'Nouvelle saison',
    title: 'Une maison où l’on aime rentrer',
    short: 'Le plaisir de rentrer',
    text: 'Des meubles en bois, en laine et en lin, faits pour durer des années.',
    linkText: 'Voir le salon',
  },
  categories: {
    heading: 'Que cherchez-vous ?',
    C11: 'Canapés',
    C31: 'Tables à manger',
    C32: 'Chaises',
    C21: 'Lits',
    C51: 'Buffets',
    C6: 'Luminaires',
    C7: 'Tapis',
    C8: 'Décoration',
  },
  popular: {
    title: 'Les choix du moment',
    text: 'Les meubles le plus souvent commandés en ce moment.',
  },
  dining: {
    title: 'De longues tablées',
    text: 'Une table où chacun trouve sa place, et des chaises que l’on ne quitte pas.',
    linkText: 'Voir la salle à manger',
  },
  bedroom: {
    title: 'Le calme dans la chambre',
    text: 'Du chêne massif, des tissus doux et une lumière qui n’éblouit pas.',
    linkText: 'Voir la chambre',
  },
  rooms: {
    heading: 'Pièce par pièce',
    living: 'Le salon',
    reading: 'Le coin lecture',
    study: 'Le bureau',
  },
  newest: { title: 'Nouveautés', linkText: 'Toutes les nouveautés' },
  services: {
    heading: 'Acheter chez Linden',
    delivery: {
      title: 'Livraison gratuite dès 500 €',
      text: 'Chez vous, le jour convenu avec le transporteur.',
    },
    returns: {
      title: '14 jours de rétractation',
      text: 'Vous changez d’avis ? Nous venons le reprendre gratuitement.',
    },
    sizes: { title: 'Toutes les dimensions', text: 'Du meuble et des colis, au centimètre près.' },
    materials: {
      title: 'Des matériaux clairs',
      text: 'Le massif s’appelle massif, le placage s’appelle placage.',
    },
  },
  questions: {
    heading: 'Questions fréquentes',
    list: [
      {
        question: 'Quand ma commande sera-t-elle livrée ?',
        answer:
          'Chaque produit affiche une période de livraison. Le transporteur convient avec vous d’un jour et d’un créneau.',
      },
      {
        question: 'Combien de temps ai-je pour renvoyer un produit ?',
        answer:
          'Vous disposez de 14 jours à compter du lendemain de la réception. Les produits fabriqués sur mesure sont exclus ; c’est indiqué avant la commande.',
      },
    ],
  },
  alts: {
    living: 'Salon clair avec un canapé vert sauge, une table basse en noyer et un tapis à losanges',
    family: 'Salon avec un canapé d’angle bleu, une table basse en noyer et acier et une étagère ouverte',
    formal:
      'Salle à manger avec une longue table en noyer, six chaises à assise en cuir et deux suspensions noires',
    bedroom: 'Chambre avec un lit en chêne à barreaux, deux chevets et un banc en bouclette',
    study: 'Bureau en chêne avec une chaise noire à barreaux et une étagère ouverte',
    reading: 'Coin lecture avec un fauteuil enveloppant, un guéridon en marbre et un lampadaire',
  },
};
