import type { WrittenReviews } from '../../../shape/reviews.ts';

/** Examples for lamps, mirrors and plants. */
export const lightingDecoration: WrittenReviews = {
  'lamp-vega-floor': [
    {
      author: 'Taťána S.',
      rating: 5,
      title: 'Stmívač po ruce',
      text: 'Ztlumím ji z křesla, nemusím vstávat.',
    },
    {
      author: 'Evžen R.',
      rating: 4,
      title: 'Mosaz a otisky',
      text: 'Občas ji přeleštím. Světlo je teplé a měkké.',
    },
  ],
  'lamp-tripod-oak': [
    {
      author: 'Viola V.',
      rating: 5,
      title: 'Tři dřevěné nohy',
      text: 'Ořechové, ke stolku se hodí náramně.',
    },
    {
      author: 'Ctirad Č.',
      rating: 4,
      title: 'Na čtení akorát',
      text: 'Světlo jde dolů i na strop. Stmívat ale nejde.',
    },
  ],
  'lamp-arc-brass': [
    {
      author: 'Denisa Š.',
      rating: 5,
      title: 'Svítí, kam potřebuju',
      text: 'Stínítko se dá natočit. Večer míří na stolek, při úklidu na zeď.',
    },
    {
      author: 'Gustav K.',
      rating: 4,
      title: 'Stmívač u nohy',
      text: 'Sešlápnu a je šero. Oblouk potřebuje místo za gaučem, to jsme podcenili.',
    },
  ],
  'lamp-table-luna': [
    {
      author: 'Žaneta Z.',
      rating: 5,
      title: 'Ke knížce i na usínání',
      text: 'Světla je akorát. Glazura je u každé trochu jiná.',
    },
    {
      author: 'Bronislav M.',
      rating: 3,
      title: 'Na psací stůl slabá',
      text: 'K posteli ji doporučuji, na práci hledám jinou.',
    },
  ],
  'pendant-dome-black': [
    {
      author: 'Svatava B.',
      rating: 5,
      title: 'Neoslňuje',
      text: 'Svítí na talíř, ne do očí.',
    },
    {
      author: 'Kamil V.',
      rating: 4,
      title: 'Dvě vedle sebe',
      text: 'Nad dlouhý stůl jedna nestačila. Zlatý vnitřek změkčí i studenou žárovku.',
    },
  ],
  'pendant-paper': [
    {
      author: 'Apolena B.',
      rating: 4,
      title: 'Nad postel',
      text: 'Světlo je rovnoměrné a nikde neoslňuje. V průvanu se houpe.',
    },
    {
      author: 'Rostislav S.',
      rating: 5,
      title: 'Do dětského pokoje',
      text: 'Dcera jí říká dobrou noc.',
    },
  ],
  'pendant-rattan': [
    {
      author: 'Liběna R.',
      rating: 5,
      title: 'K proutěným křeslům',
      text: 'Mám je po mámě a přírodní barva se k nim hodí.',
    },
    {
      author: 'Prokop V.',
      rating: 4,
      title: 'Prach mezi pruty',
      text: 'Jednou za měsíc vezmu štětec. Nad stolem je krásná.',
    },
  ],
  'mirror-luna': [
    {
      author: 'Rozálie Č.',
      rating: 5,
      title: 'Nad umyvadlem',
      text: 'Mosazný okraj ladí s baterií. Šroub s hmoždinkou byl v krabici.',
    },
    {
      author: 'Dalibor Š.',
      rating: 4,
      title: 'Stačilo menší',
      text: 'Žena chtěla metrové, šedesátka ale do předsíně stačí.',
    },
  ],
  'mirror-arch': [
    {
      author: 'Adriana K.',
      rating: 5,
      title: 'Konečně se vidím celá',
      text: 'I s botami.',
    },
    {
      author: 'Svatopluk Z.',
      rating: 4,
      title: 'Zaoblený vršek',
      text: 'Mezi hranatými skříněmi působí mile. Otisky dětských dlaní jsou na něm každý den.',
    },
  ],
  'plant-olive': [
    {
      author: 'Vendula M.',
      rating: 4,
      title: 'Větve se dají ohnout',
      text: 'Chvilku to trvá, pak vypadá jako ze zahrady.',
    },
  ],
  'plant-fiddle': [
    {
      author: 'Ivo B.',
      rating: 5,
      title: 'Do temného rohu',
      text: 'Kam slunce nechodí, tam teď něco roste.',
    },
  ],
  'plant-ficus': [
    {
      author: 'Jindřiška V.',
      rating: 4,
      title: 'Čtyři kmínky',
      text: 'Hustý a ne přehnaně lesklý. Listy otřu vlhkým hadříkem.',
    },
  ],
  'vase-moon': [
    {
      author: 'Silvie B.',
      rating: 5,
      title: 'Do ložnice',
      text: 'Stojí na komodě a většinou je prázdná, nevadí to.',
    },
    {
      author: 'Hugo S.',
      rating: 4,
      title: 'Úzké hrdlo',
      text: 'Tulipány se do něj nevejdou, větvičky drží. Jinak pěkně matná.',
    },
  ],
};
