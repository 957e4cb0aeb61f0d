import type { WrittenReviews } from '../../../shape/reviews.ts';

/** Examples for sofas and armchairs. */
export const livingSofas: WrittenReviews = {
  'sofa-oslo-3': [
    {
      author: 'Jana K.',
      rating: 5,
      title: 'Konečně se opřu',
      text: 'Měřím 158 cm a u většiny pohovek mi visí nohy ve vzduchu. Tady sedím opřená a chodidla mám na zemi.',
    },
    {
      author: 'Petr Z.',
      rating: 4,
      title: 'Polštáře v ceně',
      text: 'Ty dva ozdobné byly přibalené. Sedák drží tvar, večer se nemusí natřásat.',
    },
    {
      author: 'Lucie M.',
      rating: 5,
      title: 'Dubové nohy',
      text: 'Ladí s podlahou a pod pohovku se dostanu s mopem.',
    },
    {
      author: 'Tomáš B.',
      rating: 4,
      title: 'Do paneláku prošla',
      text: 'Chodbou na výšku, do pokoje na šířku. Pak už stačilo přišroubovat nohy.',
    },
  ],
  'sofa-oslo-2': [
    {
      author: 'Veronika V.',
      rating: 5,
      title: 'Do garsonky jako dělaná',
      text: 'Pro dva tak akorát a ještě zbylo místo na knihovnu.',
    },
    {
      author: 'Martin B.',
      rating: 3,
      title: 'Světlý len',
      text: 'Krásná barva, jen jsme na ni první večer vylili čaj. V čistírně si poradili.',
    },
  ],
  'sofa-lund-3': [
    {
      author: 'Alena S.',
      rating: 5,
      title: 'Jako v peřině',
      text: 'Zapadneš, ale ven se dostaneš. Manžel na ní usíná u zpráv.',
    },
    {
      author: 'Jakub R.',
      rating: 4,
      title: 'Nízká a široká',
      text: 'Nezakrývá okno, což bylo hlavní. Ruční vysavač si poradí i se smyčkami.',
    },
  ],
  'sofa-como-3': [
    {
      author: 'Barbora V.',
      rating: 5,
      title: 'Rezavá a mosaz',
      text: 'Kombinace, které jsem se bála. Teď se na ni chodí dívat sousedka.',
    },
    {
      author: 'Ondřej Č.',
      rating: 4,
      title: 'Pes ji schválil',
      text: 'Chlupy zůstávají nahoře a setřu je rukou. Potahy se sundat nedají, s tím počítejte.',
    },
  ],
  'sofa-rio-leather': [
    {
      author: 'Zdeněk Š.',
      rating: 5,
      title: 'Poctivá kůže',
      text: 'Jsou na ní vidět jizvičky, žádná dokonalá koženka. Časem měkne a je čím dál hezčí.',
    },
    {
      author: 'Hana K.',
      rating: 4,
      title: 'Kočka a kůže',
      text: 'Jeden škrábanec máme, mezi přírodními znaky ho ale nenajdete.',
    },
  ],
  'sofa-bergen-corner': [
    {
      author: 'Michal Z.',
      rating: 5,
      title: 'Vejde se celá rodina',
      text: 'Čtyři lidi a pes, každý má svoje místo. O roh se doma hraje kámen, nůžky, papír.',
    },
    {
      author: 'Kateřina M.',
      rating: 5,
      title: 'Montéři na jedničku',
      text: 'Přinesli dva díly, spojili je, obaly odvezli. My jsme jen ukázali kam.',
    },
    {
      author: 'Radek B.',
      rating: 3,
      title: 'Obří',
      text: 'Pohodlná je moc. Jenže jsme špatně měřili a k balkonu teď chodíme bokem.',
    },
  ],
  'armchair-nest': [
    {
      author: 'Simona V.',
      rating: 5,
      title: 'Ušák to není, a přece schová',
      text: 'Kulaté opěradlo tě obejme a ruce jsou přesně ve výšce knihy.',
    },
    {
      author: 'Pavel B.',
      rating: 4,
      title: 'Přišlo hotové',
      text: 'Vybalit a sednout. Polštářek k zádům byl přibalený.',
    },
  ],
  'armchair-nest-ochre': [
    {
      author: 'Eliška S.',
      rating: 5,
      title: 'Barva hořčice',
      text: 'K šedé sedačce přesně ten kontrast, který chyběl.',
    },
    {
      author: 'Roman R.',
      rating: 4,
      title: 'Samet má směr',
      text: 'Přejedu ho rukou po srsti a vypadá jako nový.',
    },
  ],
  'armchair-malmo': [
    {
      author: 'Vladimír V.',
      rating: 5,
      title: 'Truhlářská práce',
      text: 'Spoje bez jediné mezery, dřevo voní ještě teď.',
    },
    {
      author: 'Ivana Č.',
      rating: 4,
      title: 'Hezčí než na fotce',
      text: 'Kaštanová kůže má hloubku. Opěradlo je vysoké, hlava se má o co opřít.',
    },
  ],
  'armchair-malmo-oak': [
    {
      author: 'Tereza Š.',
      rating: 5,
      title: 'Poctivý dub',
      text: 'Žádná imitace, na područkách je vidět každý letokruh.',
    },
    {
      author: 'Lukáš K.',
      rating: 4,
      title: 'K psaní i ke kávě',
      text: 'Sedí se vzpřímeně, což mám rád. Dřevěné područky jsou na dlouhé sezení tvrdší.',
    },
  ],
  'stool-tri': [
    {
      author: 'Monika Z.',
      rating: 5,
      title: 'Pomocník',
      text: 'Ráno u postele, odpoledne pod květinou, večer pod návštěvou.',
    },
    {
      author: 'Jiří M.',
      rating: 4,
      title: 'Menší, než jsem myslel',
      text: 'Sedák má 35 cm, na chvíli dost. Hrana je pěkně zaoblená.',
    },
  ],
};
