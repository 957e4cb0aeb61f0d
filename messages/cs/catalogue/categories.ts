import type { CatalogueTexts } from '../../shape/catalogue.ts';

export const categories: CatalogueTexts['categories'] = {
  living: {
    title: 'Obývací pokoj',
    intro: 'Pohovky, křesla a stolky do obývacího pokoje, ze kterého se vám nebude chtít.',
  },
  sofas: {
    title: 'Pohovky',
    intro: 'Od malé dvoumístné po prostornou rohovou pohovku, ve lnu, buklé, sametu nebo kůži.',
  },
  '2-seater-sofas': {
    title: 'Dvoumístné pohovky',
    intro: 'Pohovky do šířky 195 cm, do menšího pokoje nebo jako druhé posezení.',
  },
  '3-seater-sofas': {
    title: 'Trojmístné pohovky',
    intro: 'Na ležení i na sezení ve třech: pohovky od 195 cm.',
  },
  'corner-sofas': {
    title: 'Rohové pohovky',
    intro: 'Pohovky s lenoškou vlevo nebo vpravo, v látkách, které něco vydrží.',
  },
  armchairs: {
    title: 'Křesla',
    intro: 'Vlastní místo vedle pohovky: oblá křesla i křesla s přiznaným dřevěným rámem.',
  },
  'coffee-tables': {
    title: 'Konferenční stolky',
    intro: 'Nízké stolky z dubu, ořechu a travertinu: kulaté, hranaté nebo volných tvarů.',
  },
  'round-coffee-tables': {
    title: 'Kulaté konferenční stolky',
    intro: 'Bez rohů, takže se kolem nich snadno projde.',
  },
  'rectangular-coffee-tables': {
    title: 'Obdélníkové konferenční stolky',
    intro: 'Dlouhá deska k dlouhé pohovce a druhá police na knihy.',
  },
  'organic-coffee-tables': {
    title: 'Organické konferenční stolky',
    intro: 'Desky volných, zaoblených tvarů.',
  },
  'side-tables': {
    title: 'Odkládací stolky',
    intro: 'Místo na šálek čaje, knihu nebo lampu.',
  },
  stools: {
    title: 'Stoličky',
    intro: 'Místo k sezení navíc nebo malý stolek: dost lehké, aby stály kdekoli.',
  },
  sleeping: {
    title: 'Ložnice',
    intro: 'Postele, noční stolky a lavice do klidné ložnice.',
  },
  beds: {
    title: 'Postele',
    intro: 'Postele pro matrace šířky 140 až 180 cm, čalouněné nebo z masivu.',
  },
  'upholstered-beds': {
    title: 'Čalouněné postele',
    intro: 'S měkkým čelem, o které se při čtení dobře opírá.',
  },
  'wooden-beds': {
    title: 'Dřevěné postele',
    intro: 'Postele z masivního dřeva, s lamelovým roštem.',
  },
  nightstands: {
    title: 'Noční stolky',
    intro: 'Stolky ve výšce vaší matrace, s jednou nebo dvěma zásuvkami.',
  },
  'bed-benches': {
    title: 'Lavice k posteli',
    intro: 'K nohám postele: na sezení i na odložení oblečení.',
  },
  dining: {
    title: 'Jídelna',
    intro: 'Stoly, židle a lavice, u kterých všichni vydrží dlouho sedět.',
  },
  'dining-tables': {
    title: 'Jídelní stoly',
    intro: 'Kulaté i dlouhé stoly pro čtyři i pro celou společnost, z masivního dřeva, oceli a mramoru.',
  },
  'rectangular-dining-tables': {
    title: 'Obdélníkové jídelní stoly',
    intro: 'Délka od 180 do 300 cm, s dřevěnými nebo ocelovými nohami.',
  },
  'round-dining-tables': {
    title: 'Kulaté jídelní stoly',
    intro: 'U kulatého stolu na sebe všichni vidí. Průměr od 110 do 140 cm.',
  },
  'dining-chairs': {
    title: 'Jídelní židle',
    intro: 'Židle, na kterých se dobře sedí i po dezertu.',
  },
  'wooden-dining-chairs': {
    title: 'Dřevěné jídelní židle',
    intro: 'Tyčkové židle z masivního dřeva, soustružené a ručně broušené.',
  },
  'upholstered-dining-chairs': {
    title: 'Čalouněné jídelní židle',
    intro: 'Se sedákem nebo skořepinou v látce, sametu či kůži.',
  },
  'cane-chairs': {
    title: 'Židle s vídeňským výpletem',
    intro: 'Se vzdušným sedákem a opěradlem z pleteného ratanu.',
  },
  'dining-benches': {
    title: 'Jídelní lavice',
    intro: 'Přisedněte: na lavici se vejdou tři a pak zmizí pod stolem.',
  },
  working: {
    title: 'Pracovna',
    intro: 'Nábytek na pracovní místo, které se vejde domů.',
  },
  desks: {
    title: 'Psací stoly',
    intro: 'Dřevěné stoly se zásuvkami a místem na monitor.',
  },
  'shelving-units': {
    title: 'Regály',
    intro: 'Otevřené regály s ocelovým rámem na knihy, šanony a tiskárnu.',
  },
  storage: {
    title: 'Úložný nábytek',
    intro: 'Komody, skříně a košíky, které udělají pořádek a ještě jsou na pohled hezké.',
  },
  sideboards: {
    title: 'Komody',
    intro: 'S lamelami, vídeňským výpletem nebo hladkými dvířky, šířka od 150 do 210 cm.',
  },
  'tv-units': {
    title: 'TV stolky',
    intro: 'Nízké skříňky s otevřeným místem na přístroje a průchodem na kabely v zádech.',
  },
  bookcases: {
    title: 'Knihovny',
    intro: 'Knihovny s pevnými policemi na knihy, vázy a krabice.',
  },
  wardrobes: {
    title: 'Šatní skříně',
    intro: 'Skříně se šatní tyčí a policemi, se dvěma, třemi nebo čtyřmi dveřmi.',
  },
  baskets: {
    title: 'Košíky',
    intro: 'Pletené košíky na deky, hračky nebo květinu.',
  },
  lighting: {
    title: 'Svítidla',
    intro: 'Teplé světlo nad stolem, vedle pohovky i na nočním stolku.',
  },
  'floor-lamps': {
    title: 'Stojací lampy',
    intro: 'Obloukové a stojací lampy se lněným stínidlem.',
  },
  'table-lamps': {
    title: 'Stolní lampy',
    intro: 'Malé světlo na noční stolek, psací stůl nebo komodu.',
  },
  'pendant-lamps': {
    title: 'Závěsná svítidla',
    intro: 'Stínidla z kovu, papíru a ratanu.',
  },
  rugs: {
    title: 'Koberce',
    intro: 'Vlněné koberce, které spojí posezení a ztlumí zvuk.',
  },
  'rectangular-rugs': {
    title: 'Obdélníkové koberce',
    intro: 'Od 200 × 140 do 300 × 200 cm.',
  },
  'round-rugs': {
    title: 'Kulaté koberce',
    intro: 'Pod křeslo nebo kulatý stůl.',
  },
  decoration: {
    title: 'Dekorace',
    intro: 'Zrcadla, vázy a zeleň: poslední kousky, které pokoj dotvoří.',
  },
  mirrors: {
    title: 'Zrcadla',
    intro: 'Nástěnná zrcadla a jedno vysoké k opření o stěnu.',
  },
  'artificial-plants': {
    title: 'Umělé rostliny',
    intro: 'Rostliny v květináči jako živé, bez vody a bez světla.',
  },
  vases: {
    title: 'Vázy',
    intro: 'Keramika na větve, květiny nebo jen tak.',
  },
};
