export const lighting = {
  'lamp-vega-floor': {
    description: [
      'Rovná tyč na kulaté základně a lněné stínidlo o průměru 44 cm. Vega svítí měkce nahoru i dolů a dobře se u ní čte v křesle.',
      'Stmívač je na kabelu ve výšce kolen. Objímka E27 pro LED žárovku do 15 W; žárovka není součástí.',
    ],
    materials: [
      'Základna a tyč podle provedení: kartáčovaná mosaz na oceli, nebo matná černá ocel',
      'Stínidlo: len na plastu',
      'Kabel: textilní, 250 cm',
    ],
  },
  'lamp-tripod-oak': {
    description: [
      'Tři nohy z masivního dřeva nesou lněné stínidlo. Trio stojí pevně i v rohu a u podlahy zabere 50 cm.',
      'Nožní vypínač najdete i potmě. Objímka E27 pro LED žárovku do 15 W; žárovka není součástí.',
    ],
    materials: [
      'Nohy podle provedení: masivní dub, nebo ořech, olejované',
      'Stínidlo: len na plastu',
      'Kabel: textilní, 220 cm',
    ],
  },
  'lamp-arc-brass': {
    description: [
      'Boge přivede světlo doprostřed nad stůl a nepotřebuje k tomu háček ve stropě. Oblouk dosáhne 105 cm daleko a stínidlo visí ve výšce 170 cm, takže o něj nezavadíte.',
      'Rovnováhu drží šestnáctikilová základna z mramoru. Stínidlem otočíte o čtvrt otáčky a světlo nasměrujete. Žárovka není součástí.',
    ],
    materials: [
      'Oblouk a stínidlo podle provedení: ocel v barvě kartáčované mosazi, nebo matná černá ocel',
      'Základna: kararský mramor',
      'Objímka E27, LED do 12 W',
    ],
  },
  'lamp-table-luna': {
    description: [
      'Nožka lampy Luna je vytočená na hrnčířském kruhu a matně glazovaná. Dokončuje se ručně, proto se odstín kus od kusu trochu liší.',
      'Lněné stínidlo široké 35 cm dává klidný kužel světla: na čtení stačí, a v usínání nepřekáží. Objímka E27 pro LED žárovku do 9 W; žárovka není součástí.',
    ],
    materials: ['Nožka: keramika, matná glazura', 'Tyčka: mosaz', 'Stínidlo: len na plastu'],
  },
  'pendant-dome-black': {
    description: [
      'Hluboká kopule drží světlo na stole a neoslňuje. Uvnitř má barvu mosazi, takže i chladnější LED svítí teple.',
      'Kabel měří 150 cm a dá se zkrátit. Svítidlo zavěste 60 až 70 cm nad desku stolu. Žárovka není součástí.',
    ],
    materials: [
      'Stínidlo: ocel, práškový lak, uvnitř v barvě mosazi',
      'Kabel: textilní, 150 cm',
      'Objímka E27, LED do 15 W',
    ],
  },
  'pendant-paper': {
    description: [
      'Žebrovaná koule z rýžového papíru rozptýlí světlo rovnoměrně po pokoji. Přijde složená naplocho a rozložíte ji za minutu.',
      'Bílý kabel s objímkou je součástí, žárovka ne. Použijte LED žárovku do 10 W.',
    ],
    materials: ['Stínidlo: rýžový papír na ocelovém drátu', 'Kabel: bílý textilní, 150 cm'],
  },
  'pendant-rattan': {
    description: [
      'Tenké ratanové pruty jsou ohnuté šikmo proti sobě a ručně upevněné. Když svítidlo rozsvítíte, vrhne výplet na zeď a strop jemné linky.',
      'Černý kabel dlouhý 150 cm, objímka E27 pro LED žárovku do 12 W; žárovka není součástí. Nejostřejší stíny dělá čirá.',
    ],
    materials: ['Stínidlo: ratan na ocelovém kruhu', 'Kabel: černý textilní, 150 cm'],
  },
};
