export const sofas = {
  'sofa-oslo-3': {
    description: [
      'Oslo je pohovka s rovnými područkami a třemi volnými sedáky. Sedák je hluboký 56 cm: nohy máte na podlaze a záda v polštářích. Když jeden opěrný polštář odložíte, čte se na ní s nohama nahoře.',
      'Sedáky mají jádro ze studené pěny a kolem něj vrstvu vláken. Když vstanete, samy se vrátí do tvaru; stačí je občas otočit a natřepat. Švy lemuje paspule, která drží hrany rovné.',
      'Nohy z masivního dubu míří lehce do stran. Pod pohovkou je 14 cm volného místa, robotický vysavač tam projede. Dva dekorační polštáře z obrázku dostanete s ní.',
    ],
    materials: [
      'Rám: masivní borovice a březová překližka, lepené a šroubované',
      'Sedák: vlnovcové pružiny, studená pěna HR 35 s vrstvou vláken',
      'Potah podle provedení: 100 % len, nebo tkanina (100 % recyklovaný polyester), od 40 000 cyklů Martindale',
      'Nohy: masivní dub, olejovaný',
    ],
  },
  'sofa-oslo-2': {
    description: [
      'Menší z řady Oslo je široká 168 cm a hodí se do garsonky, do pracovny nebo naproti trojmístné sestře. Područky mají stejnou výšku, takže obě pohovky vedle sebe sedí.',
      'Sedí se na vlnovcových pružinách a jádru ze studené pěny. Potahy sedáků i opěrných polštářů mají zip a můžete je dát do čistírny.',
      'Vyrábíme ji i v šířce 188 cm pro ty, kdo chtějí trochu víc místa, ale ne rovnou trojmístnou pohovku.',
    ],
    materials: [
      'Rám: masivní borovice a březová překližka',
      'Sedák: vlnovcové pružiny, studená pěna HR 35 s vrstvou vláken',
      'Potah podle provedení: tkanina (100 % recyklovaný polyester), nebo 100 % len',
      'Nohy: masivní dub, olejovaný',
    ],
  },
  'sofa-lund-3': {
    description: [
      'Lund je nízká, měkká a oblá. Područky jsou široké 22 cm a obloukem klesají až k podlaze. Opěradlo sahá jen do 74 cm, takže pohovka nerozdělí místnost na dvě půlky.',
      'Dva široké sedáky místo tří působí klidně a ve dvou nikdo nesedí na švu. Výplň tvoří studená pěna s vrchní vrstvou peří a vláken: člověk se trochu zaboří, a přesto dobře vstane.',
      'Černý sokl ustupuje dozadu, takže pohovka jako by se vznášela těsně nad podlahou.',
    ],
    materials: [
      'Rám: masivní buk a překližka',
      'Sedák: taštičkové pružiny, studená pěna HR 38, vrchní vrstva z peří a polyesterových vláken',
      'Potah podle provedení: buklé (62 % polyester, 28 % akryl, 10 % vlna), nebo žinylka (100 % recyklovaný polyester), od 35 000 cyklů Martindale',
      'Sokl: buk, černě lakovaný',
    ],
  },
  'sofa-como-3': {
    description: [
      'Como stojí na dvou ližinách z oceli v barvě mosazi. Područky jsou úzké, 14 cm, a tak z celkové šířky 218 cm zbývá co nejvíc na sezení.',
      'Samet je krátký a hustě tkaný. S každou polohou slunce vypadá trochu jinak a dobře se vysává. Zvířecí chlupy zůstávají na povrchu a nezatahují se dovnitř.',
      'K pohovce patří jeden dekorační polštář ze sametu v druhé barvě.',
    ],
    materials: [
      'Rám: masivní buk',
      'Sedák: vlnovcové pružiny, studená pěna HR 35',
      'Potah: samet (100 % polyester), 80 000 cyklů Martindale',
      'Podnož: ocel s povrchem v barvě mosazi',
    ],
  },
  'sofa-rio-leather': {
    description: [
      'Na Rio používáme poloanilinovou kůži o tloušťce 1,2 až 1,4 mm. Jizvy a rozdíly v kresbě zůstávají vidět: podle nich poznáte, že je pravá. Tam, kde se nejvíc sedí, časem získá teplejší odstín.',
      'Sedáky jsou o něco pevnější než u látkových pohovek, protože kůže se musí nejdřív vysedět. Po několika měsících se pohovka přizpůsobí vám.',
      'Nohy jsou z ocelového plechu, 9 cm široké a 1 cm silné, s černým práškovým lakem. Vlněný polštář je v ceně.',
    ],
    materials: [
      'Rám: masivní buk',
      'Sedák: vlnovcové pružiny, studená pěna HR 40 s vrstvou vláken',
      'Potah: poloanilinová hovězí kůže z Itálie, dočiněná rostlinnými tříslovinami',
      'Nohy: ocel, černý práškový lak',
    ],
  },
  'sofa-bergen-corner': {
    description: [
      'Bergen je pohovka pro celou rodinu. Lenoška vystupuje 158 cm do prostoru, z toho 122 cm je sedák: nohy si na ní natáhnete. Područky mají volný polštář a dá se na ně položit i hlava.',
      'Pohovku přivezeme ve dvou dílech, které u vás naši doručovatelé zdarma spojí. Každý díl projde postavený na bok dveřmi širokými 86 cm.',
      'Žinylka je hebká a hustě tkaná, drobky i chlupy z ní jdou snadno dolů. Potahy polštářů lze sejmout.',
    ],
    materials: [
      'Rám: masivní borovice a překližka, spojky z oceli',
      'Sedák: vlnovcové pružiny, studená pěna HR 35 s vrstvou vláken',
      'Potah podle provedení: žinylka (100 % recyklovaný polyester), len, nebo tkanina, od 40 000 cyklů Martindale',
      'Nohy: masivní dub, mořený do tmava',
    ],
  },
};
