import type { WrittenReviews } from '../../../shape/reviews.ts';

/** Examples for tables and chairs. */
export const dining: WrittenReviews = {
  'chair-ella-oak': [
    {
      author: 'Blanka V.',
      rating: 5,
      title: 'Dub není žlutý',
      text: 'Toho jsme se báli. K bílému stolu ladí krásně.',
    },
    {
      author: 'Dominik Č.',
      rating: 4,
      title: 'Pevnější sedák',
      text: 'Mně vyhovuje, tchyně by ráda měkčí. Všech šest stojí rovně.',
    },
  ],
  'chair-ella-walnut': [
    {
      author: 'Marcela Š.',
      rating: 5,
      title: 'Tmavá a teplá',
      text: 'Ke starému příborníku po babičce se hodí, jako by k němu patřila.',
    },
    {
      author: 'Richard K.',
      rating: 4,
      title: 'Kůže se otře',
      text: 'S dětmi nutnost. Cena není lidová, dřevo je ale opravdové.',
    },
  ],
  'chair-ronja-rust': [
    {
      author: 'Andrea Z.',
      rating: 5,
      title: 'Rezavá je trefa',
      text: 'K šedé podlaze přesně taková barva chyběla.',
    },
    {
      author: 'Josef M.',
      rating: 2,
      title: 'Nesedl mi sedák',
      text: 'Na moje dlouhé nohy krátký. Provedení bych nic nevytkl, ženě sedí.',
    },
  ],
  'chair-ronja-boucle': [
    {
      author: 'Gabriela B.',
      rating: 5,
      title: 'Skoro křesílko',
      text: 'Koupila jsem jednu k toaletnímu stolku a objednávám druhou.',
    },
    {
      author: 'Libor V.',
      rating: 3,
      title: 'Drápky',
      text: 'Kočka si smyčky oblíbila víc než my. Bez ní bych dal pět hvězd.',
    },
  ],
  'chair-stahl-cane': [
    {
      author: 'Markéta B.',
      rating: 5,
      title: 'V létě příjemně chladí',
      text: 'Nic se nelepí a po koberci klouže sama.',
    },
    {
      author: 'Antonín S.',
      rating: 4,
      title: 'Ořech a ocel',
      text: 'Hezká kombinace. Drobky výpletem propadnou na zem, aspoň je kde zamést.',
    },
  ],
  'chair-spindle-black': [
    {
      author: 'Vlasta R.',
      rating: 5,
      title: 'Jako z chalupy',
      text: 'Podobné měla teta na vesnici, jen ne tak rovné.',
    },
    {
      author: 'Štěpán V.',
      rating: 4,
      title: 'Lehká',
      text: 'Zvednu ji dvěma prsty. Kdo sedí dlouho, ať si přidá polštářek.',
    },
  ],
  'chair-spindle-oak': [
    {
      author: 'Růžena Č.',
      rating: 5,
      title: 'Bílý olej',
      text: 'Světlé dřevo nezežloutlo ani u okna.',
    },
    {
      author: 'Daniel Š.',
      rating: 4,
      title: 'Pohodlnější, než vypadá',
      text: 'Vyhloubený sedák dělá hodně.',
    },
  ],
  'dining-alma-oak': [
    {
      author: 'Květa K.',
      rating: 5,
      title: 'Osm lidí v pohodě',
      text: 'Uprostřed se nikdo netiskne k noze stolu. Montáž zařídili oni, my jen vařili.',
    },
    {
      author: 'Igor Z.',
      rating: 4,
      title: 'Olej po ruce',
      text: 'Jednou za půl roku ho přetřu a vypadá jako první den.',
    },
    {
      author: 'Pavlína M.',
      rating: 5,
      title: 'Ráno dílna, večer hostina',
      text: 'Deska zatím vydržela všechno.',
    },
  ],
  'dining-alma-walnut': [
    {
      author: 'Bohumil B.',
      rating: 5,
      title: 'Stůl na celý život',
      text: 'Kresba běží po celé délce. I v čele se sedí pohodlně.',
    },
    {
      author: 'Olga V.',
      rating: 4,
      title: 'Velký',
      text: 'Museli jsme k němu vyměnit i lustr. Stál za to.',
    },
  ],
  'dining-iro-black': [
    {
      author: 'René B.',
      rating: 4,
      title: 'Tmavý a pevný',
      text: 'Kouřový dub má krásnou hloubku a nic se nehne, ani když syn řeže chleba.',
    },
    {
      author: 'Zuzana S.',
      rating: 3,
      title: 'Chce olej',
      text: 'Dokud jsem desku nenatřela, pila všechno. Od té doby klid.',
    },
  ],
  'dining-mira-round': [
    {
      author: 'Ludmila R.',
      rating: 5,
      title: 'Žádné nohy v cestě',
      text: 'Přisedne kdokoli a nikdo nepřekáží.',
    },
    {
      author: 'Vít V.',
      rating: 4,
      title: 'Ta noha',
      text: 'Točená jako špulka, každý se ptá, odkud je. Ve čtyřech ideální, v pěti už se smějeme.',
    },
  ],
  'dining-flute-round': [
    {
      author: 'Renata Č.',
      rating: 5,
      title: 'Sloup',
      text: 'I prázdný stůl vypadá slavnostně.',
    },
    {
      author: 'Ladislav Š.',
      rating: 4,
      title: 'Chladí',
      text: 'V létě příjemné, v zimě dáváme prostírání. Žíla nám běží šikmo přes celou desku.',
    },
  ],
  'dining-bow-round': [
    {
      author: 'Sára K.',
      rating: 5,
      title: 'Vyplatilo se čekat',
      text: 'Dělali ho na objednávku. Ohnuté nohy vypadají, jako by stůl lehce stál na špičkách.',
    },
    {
      author: 'Hynek Z.',
      rating: 4,
      title: 'Tmavý ořech',
      text: 'Drobky jsou na něm hned vidět. Práce se dřevem je nádherná.',
    },
  ],
  'desk-nils-oak': [
    {
      author: 'Linda M.',
      rating: 5,
      title: 'Kancelář není vidět',
      text: 'Odpoledne všechno zasunu do šuplíků a mám zpátky obývák.',
    },
    {
      author: 'Robert B.',
      rating: 4,
      title: 'Úzké schodiště',
      text: 'Nohy šly odšroubovat, jinak bychom ho nahoru nedostali. Šuplíky mohly být hlubší.',
    },
  ],
  'bench-alma-oak': [
    {
      author: 'Jarmila V.',
      rating: 4,
      title: 'K oknu',
      text: 'Stůl máme jiný, lavice stojí pod parapetem a nosí květiny.',
    },
    {
      author: 'Šimon B.',
      rating: 5,
      title: 'Tři děti vedle sebe',
      text: 'A ani jedno nespadlo.',
    },
  ],
  'bench-vera-boucle': [
    {
      author: 'Nela S.',
      rating: 5,
      title: 'U postele',
      text: 'Odkládám na ni župan a ráno si na ní obouvám ponožky.',
    },
    {
      author: 'Viktor R.',
      rating: 4,
      title: 'Světlá',
      text: 'Do předsíně s blátem bych ji nedal, do ložnice ano. Polstrování je pevné.',
    },
  ],
};
