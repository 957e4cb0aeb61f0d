import type { CatalogueTexts } from '../../shape/catalogue.ts';

export const collections: CatalogueTexts['collections'] = {
  linden: {
    title: 'Kolekce Linden',
    intro: 'Naše vlastní návrhy, nakreslené v Utrechtu a vyrobené v dílnách, které známe.',
  },
  autumn: {
    title: 'Útulně doma',
    intro: 'Rezavá, okrová a kávová, k tomu lampy, které se smí rozsvítit brzy.',
  },
  'light-summer': {
    title: 'Světlé léto',
    intro: 'Ratan, len a bíle olejovaný dub do pokojů s otevřenými okny.',
  },
  japandi: {
    title: 'Klid ve stylu japandi',
    intro: 'Nízký nábytek, tiché barvy a přiznané dřevo.',
  },
  'mid-century': {
    title: 'Mid-century v ořechu',
    intro: 'Ořech, kůže a mosaz v liniích padesátých let.',
  },
  'home-office': {
    title: 'Práce z domova',
    intro: 'Stůl, židle, lampa a regál, které se společně vejdou do rohu pokoje.',
  },
  boucle: {
    title: 'Hebké buklé',
    intro: 'Huňaté, světlé a příjemné na dotek.',
  },
  dinner: {
    title: 'Dlouhé večeře',
    intro: 'Velké stoly a židle, na kterých vydržíte až po kávu.',
  },
};

export const tags: CatalogueTexts['tags'] = {
  'solid-wood': {
    title: 'Masivní dřevo',
    intro: 'Deska, rám nebo nohy jsou z masivního dřeva, které můžete přebrousit a znovu ošetřit.',
  },
  'free-installation': {
    title: 'Montáž zdarma',
    intro: 'Naši doručovatelé tento nábytek u vás sestaví a odvezou obaly.',
  },
  'made-to-measure': {
    title: 'Lze objednat na míru',
    intro: 'Vyrobíme i v jiném rozměru. Výrobky na míru nelze vyměnit ani vrátit.',
  },
  quick: {
    title: 'Brzy u vás',
    intro: 'Skladem v našem skladu a u vás během několika pracovních dnů.',
  },
  'no-promotion': {
    title: 'Není v akci',
    intro: 'Na tyto produkty se nevztahují slevové akce ani slevové kódy.',
  },
  'washable-cover': {
    title: 'Snímatelný potah',
    intro: 'Potahy polštářů lze sejmout a vyčistit.',
  },
  handmade: {
    title: 'Ruční výroba',
    intro: 'Pletené, tkané, soustružené nebo lité: žádné dva kusy nejsou úplně stejné.',
  },
  compact: {
    title: 'Malé byty',
    intro: 'Nábytek, který zabere málo místa a hodně pojme.',
  },
  natural: {
    title: 'Přírodní materiály',
    intro: 'Dřevo, vlna, len, kámen a ratan, bez plastu na povrchu.',
  },
  pets: {
    title: 'Vhodné k domácím mazlíčkům',
    intro: 'Hustě tkané látky, ve kterých se dráp nezachytí a které stačí otřít hadříkem.',
  },
  dimmable: {
    title: 'Stmívatelné',
    intro: 'Funguje se stmívačem, nebo ho má přímo na kabelu.',
  },
  repairable: {
    title: 'Dostupné náhradní díly',
    intro: 'Nohy, potahy, úchytky a stínidla lze doobjednat až deset let po koupi.',
  },
  'room-delivery': {
    title: 'Vynos do bytu',
    intro: 'Na přání tento nábytek dva lidé vynesou do pokoje, který určíte.',
  },
};
