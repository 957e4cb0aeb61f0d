import type { HomeTexts } from '../../../api/db/seed/content/home-page.ts';

export const home: HomeTexts = {
  title: 'Nábytek a bytové doplňky Linden Domov',
  description:
    'Pohovky, stoly, postele a svítidla se všemi rozměry předem. Doprava zdarma od 12 500 Kč a 14 dní na odstoupení.',
  hero: {
    eyebrow: 'Nová sezóna',
    title: 'Domov, kam se rádi vracíte',
    short: 'Rádi se vracíte domů',
    text: 'Nábytek ze dřeva, vlny a lnu, se kterým vydržíte roky.',
    linkText: 'Prohlédnout obývací pokoj',
  },
  categories: {
    heading: 'Co hledáte?',
    C11: 'Pohovky',
    C31: 'Jídelní stoly',
    C32: 'Jídelní židle',
    C21: 'Postele',
    C51: 'Komody',
    C6: 'Svítidla',
    C7: 'Koberce',
    C8: 'Dekorace',
  },
  popular: { title: 'Co si vybírají ostatní', text: 'Nábytek, který se teď objednává nejčastěji.' },
  dining: {
    title: 'Dlouhé večeře',
    text: 'Stůl, ke kterému se vejdou všichni, a židle, ze kterých se nechce vstávat.',
    linkText: 'Do jídelny',
  },
  bedroom: {
    title: 'Klid v ložnici',
    text: 'Masivní dub, měkké látky a světlo, které neoslňuje.',
    linkText: 'Do ložnice',
  },
  rooms: {
    heading: 'Pokoj po pokoji',
    living: 'Obývací pokoj',
    reading: 'Koutek na čtení',
    study: 'Pracovna',
  },
  newest: { title: 'Novinky', linkText: 'Všechny novinky' },
  services: {
    heading: 'Nákup u Linden',
    delivery: {
      title: 'Doprava zdarma od 12 500 Kč',
      text: 'Až domů, v den, na kterém se domluvíte s dopravcem.',
    },
    returns: { title: '14 dní na rozmyšlenou', text: 'Nesedí vám? Zdarma si ho vyzvedneme.' },
    sizes: { title: 'Všechny rozměry předem', text: 'Nábytku i balíků, na centimetr přesně.' },
    materials: { title: 'Jasně o materiálech', text: 'Masiv je masiv a dýha je dýha.' },
  },
  questions: {
    heading: 'Časté dotazy',
    list: [
      {
        question: 'Kdy mi objednávku doručíte?',
        answer: 'U každého produktu je uvedeno období doručení. Den a čas s vámi dopravce předem domluví.',
      },
      {
        question: 'Do kdy mohu zboží vrátit?',
        answer:
          'Máte 14 dní ode dne po převzetí. Výrobky na míru jsou vyloučeny; uvádíme to ještě před objednáním.',
      },
    ],
  },
  alts: {
    living: 'Světlý obývací pokoj se šalvějově zelenou pohovkou, ořechovým stolkem a kobercem s kosočtverci',
    family: 'Obývací pokoj s modrou rohovou pohovkou, stolkem z ořechu a oceli a otevřenou knihovnou',
    formal:
      'Jídelna s dlouhým ořechovým stolem, šesti židlemi s koženým sedákem a dvěma černými závěsnými lampami',
    bedroom: 'Ložnice s dubovou postelí, dvěma nočními stolky a lavicí z bouclé',
    study: 'Pracovna s dubovým stolem, černou židlí a otevřenou knihovnou',
    reading: 'Koutek na čtení s křeslem, mramorovým stolkem a stojací lampou',
  },
};
