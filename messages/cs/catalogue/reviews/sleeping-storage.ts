import type { WrittenReviews } from '../../../shape/reviews.ts';

/** Examples for beds and storage. */
export const sleepingStorage: WrittenReviews = {
  'bed-haga-160': [
    {
      author: 'Ilona V.',
      rating: 5,
      title: 'Měkké čelo',
      text: 'Čtu si opřená a nic mě netlačí do lopatek.',
    },
    {
      author: 'Čeněk Č.',
      rating: 4,
      title: 'Stará matrace sedla',
      text: 'Rošt v ceně byl příjemné překvapení. Sestavili ji dva chlapi a odvezli i kartony.',
    },
  ],
  'bed-riva-channel': [
    {
      author: 'Božena Š.',
      rating: 5,
      title: 'Jako v hotelu',
      text: 'Ložnici udělalo jen to čelo, nic dalšího tam není.',
    },
    {
      author: 'Patrik K.',
      rating: 4,
      title: 'Chce prostor',
      text: 'Do malého pokoje ne. Samet kartáčuji jednou za čas.',
    },
  ],
  'bed-spindle-oak': [
    {
      author: 'Milena Z.',
      rating: 5,
      title: 'Místo pod postelí',
      text: 'Zimní peřiny mají konečně kam.',
    },
    {
      author: 'Oldřich M.',
      rating: 3,
      title: 'Čtení vsedě',
      text: 'Do příček se opírá hůř, musím mít velký polštář. Jinak poctivý dub.',
    },
  ],
  'bed-boucle-180': [
    {
      author: 'Natálie B.',
      rating: 5,
      title: 'Na omak',
      text: 'Nejraději bych se o čelo opírala celý den.',
    },
    {
      author: 'Eduard V.',
      rating: 4,
      title: 'Vysavač s kartáčem',
      text: 'Jednou týdně a buklé je jako nové. Je širší než matrace, změřte si to.',
    },
  ],
  'sideboard-slat-oak': [
    {
      author: 'Irena B.',
      rating: 5,
      title: 'Bez úchytek',
      text: 'Zatlačím prstem a otevře se. Talíře i sklo na dvanáct lidí jsou uvnitř.',
    },
    {
      author: 'Leoš S.',
      rating: 4,
      title: 'Těžká',
      text: 'Jednou postavená, víckrát neposunutá. Nohy našroubovali a komodu ukotvili montéři.',
    },
  ],
  'sideboard-cane-oak': [
    {
      author: 'Drahomíra R.',
      rating: 5,
      title: 'Ubrusy dýchají',
      text: 'Přes výplet jde vzduch a nic není zatuchlé.',
    },
    {
      author: 'Kryštof V.',
      rating: 4,
      title: 'Odlehčí stěnu',
      text: 'Plná skříň by tam byla moc.',
    },
  ],
  'sideboard-plain-walnut': [
    {
      author: 'Soňa Č.',
      rating: 5,
      title: 'Příbory na plsti',
      text: 'Babička by měla radost, nic v zásuvce nechrastí.',
    },
    {
      author: 'Emil Š.',
      rating: 4,
      title: 'Nenápadná',
      text: 'Žádné cirkusy, jen rovné dveře a dobrý ořech.',
    },
  ],
  'tv-slat-walnut': [
    {
      author: 'Pavla K.',
      rating: 5,
      title: 'Televize zapadla',
      text: 'Dřív na ni každý koukal, i když nehrála. Teď koukají na dřevo.',
    },
    {
      author: 'Bořek Z.',
      rating: 4,
      title: 'Lamely se práší',
      text: 'Utírám je jednou týdně. Konzoli nechávám kolem místo, hřeje.',
    },
  ],
  'tv-plain-oak': [
    {
      author: 'Slávka M.',
      rating: 3,
      title: 'Prostřední police',
      text: 'Na náš přijímač nízko, nakonec jsme ji vyndali. Jinak hezký kus.',
    },
    {
      author: 'Artur B.',
      rating: 5,
      title: 'Světlá a nízká',
      text: 'Pod okno jako stvořená. Klapky se sklápějí pomalu.',
    },
  ],
  'wardrobe-nord-oak': [
    {
      author: 'Jolana V.',
      rating: 5,
      title: 'Dveře neklapou',
      text: 'Dovřou se samy a potichu.',
    },
    {
      author: 'Hubert B.',
      rating: 4,
      title: 'Dřevo je světlejší',
      text: 'Čekal jsem tmavší dub, k podlaze ale sedí. Na svetry je polic dost.',
    },
  ],
  'wardrobe-shaker-white': [
    {
      author: 'Květoslava S.',
      rating: 4,
      title: 'Šalvějová',
      text: 'Barva je klidná a lak matný. Zásuvka by mohla být větší.',
    },
  ],
  'wardrobe-slat-walnut': [
    {
      author: 'Otakar R.',
      rating: 5,
      title: 'Zásuvky s plstí',
      text: 'Vyjedou celé a hodinky v nich leží jako v krabičce.',
    },
  ],
  'bookshelf-oak': [
    {
      author: 'Ema V.',
      rating: 5,
      title: 'Konečně pořádek',
      text: 'Pět přihrádek, pět členů rodiny.',
    },
    {
      author: 'Bedřich Č.',
      rating: 4,
      title: 'Na šanony',
      text: 'Vejdou se i na výšku. Kotvení do zdi bylo v balení.',
    },
  ],
  'bookshelf-loft': [
    {
      author: 'Magda Š.',
      rating: 5,
      title: 'Rozdělila pokoj',
      text: 'Světlo projde, a přesto mám pracovnu.',
    },
    {
      author: 'Zbyněk K.',
      rating: 3,
      title: 'Jen pro pořádné lidi',
      text: 'Bez zad je vidět každá hromádka. Pevná je, to ano.',
    },
  ],
  'nightstand-oak': [
    {
      author: 'Anežka Z.',
      rating: 5,
      title: 'Rybinové spoje',
      text: 'V téhle ceně jsem je nečekala.',
    },
    {
      author: 'Alois M.',
      rating: 4,
      title: 'Světlý dub',
      text: 'K tmavé posteli moc ne, k bílé krásně.',
    },
  ],
  'nightstand-walnut-2': [
    {
      author: 'Kamila B.',
      rating: 4,
      title: 'K ořechové posteli',
      text: 'Ladí s rámem a spodní zásuvka pojme časopisy za půl roku.',
    },
  ],
  'basket-seagrass': [
    {
      author: 'Stela V.',
      rating: 5,
      title: 'Na hračky',
      text: 'Večer všechno letí dovnitř.',
    },
    {
      author: 'Mojmír B.',
      rating: 4,
      title: 'Na polínka',
      text: 'Drží tvar i plný. Pár stébel na začátku odpadlo.',
    },
  ],
};
