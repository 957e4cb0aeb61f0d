import type { HomeTexts } from '../../../api/db/seed/content/home-page.ts';

export const home: HomeTexts = {
  title: 'Möbel und Wohnaccessoires von Linden Wohnen',
  description:
    'Sofas, Tische, Betten und Leuchten mit allen Maßen vorab. Kostenlose Lieferung ab 500 € und 14 Tage Widerrufsrecht.',
  hero: {
    eyebrow: 'Neue Saison',
    title: 'Ein Zuhause, in das man gern zurückkehrt',
    short: 'Gern nach Hause kommen',
    text: 'Möbel aus Holz, Wolle und Leinen, gemacht für viele Jahre.',
    linkText: 'Zum Wohnzimmer',
  },
  categories: {
    heading: 'Was suchen Sie?',
    C11: 'Sofas',
    C31: 'Esstische',
    C32: 'Esszimmerstühle',
    C21: 'Betten',
    C51: 'Sideboards',
    C6: 'Leuchten',
    C7: 'Teppiche',
    C8: 'Dekoration',
  },
  popular: { title: 'Beliebt bei anderen', text: 'Die Möbel, die zurzeit am häufigsten bestellt werden.' },
  dining: {
    title: 'Lange am Tisch',
    text: 'Ein Tisch, an den alle passen, und Stühle, von denen niemand zuerst aufsteht.',
    linkText: 'Zum Esszimmer',
  },
  bedroom: {
    title: 'Ruhe im Schlafzimmer',
    text: 'Massive Eiche, weiche Stoffe und Licht, das nicht blendet.',
    linkText: 'Zum Schlafzimmer',
  },
  rooms: {
    heading: 'Raum für Raum',
    living: 'Das Wohnzimmer',
    reading: 'Die Leseecke',
    study: 'Das Arbeitszimmer',
  },
  newest: { title: 'Neu eingetroffen', linkText: 'Alle Neuheiten' },
  services: {
    heading: 'So kaufen Sie bei Linden',
    delivery: {
      title: 'Kostenlose Lieferung ab 500 €',
      text: 'Zu Ihnen nach Hause, an einem Tag, den Sie mit der Spedition vereinbaren.',
    },
    returns: {
      title: '14 Tage Widerrufsrecht',
      text: 'Doch nicht das Richtige? Wir holen es kostenlos wieder ab.',
    },
    sizes: { title: 'Alle Maße vorab', text: 'Vom Möbel und von den Paketen, auf den Zentimeter genau.' },
    materials: {
      title: 'Klare Materialangaben',
      text: 'Massiv heißt massiv, und Furnier heißt Furnier.',
    },
  },
  questions: {
    heading: 'Häufige Fragen',
    list: [
      {
        question: 'Wann wird meine Bestellung geliefert?',
        answer:
          'Bei jedem Produkt steht ein Lieferzeitraum. Die Spedition stimmt Tag und Zeitfenster vorher mit Ihnen ab.',
      },
      {
        question: 'Wie lange kann ich etwas zurückgeben?',
        answer:
          'Sie haben 14 Tage ab dem Tag nach Erhalt. Maßanfertigungen sind ausgenommen; das steht dabei, bevor Sie bestellen.',
      },
    ],
  },
  alts: {
    living: 'Helles Wohnzimmer mit salbeigrünem Sofa, Couchtisch aus Nussbaum und Teppich mit Rautenmuster',
    family: 'Wohnzimmer mit blauem Ecksofa, Couchtisch aus Nussbaum und Stahl und offenem Bücherregal',
    formal:
      'Esszimmer mit langem Nussbaumtisch, sechs Stühlen mit Ledersitz und zwei schwarzen Pendelleuchten',
    bedroom: 'Schlafzimmer mit Sprossenbett aus Eiche, zwei Nachttischen und Bouclé-Bank',
    study: 'Arbeitszimmer mit Eichenschreibtisch, schwarzem Sprossenstuhl und offenem Regal',
    reading: 'Leseecke mit Schalensessel, Marmortischchen und Stehleuchte',
  },
};
