export const chairs = {
  'chair-ella-oak': {
    description: [
      'Ella má prohnutou opěrku vyříznutou z jednoho kusu masivního dubu. Její hrana končí přesně pod lopatkami: podepře záda, a netlačí.',
      'Sedák je z pevné pěny a potažený látkou, která něco vydrží. Povolíte dva šrouby a sundáte ho: hodí se to při přečalounění, nebo když si za deset let vyberete jinou barvu.',
    ],
    materials: [
      'Rám: masivní evropský dub, olejovaný',
      'Sedák: překližka se studenou pěnou',
      'Potah podle provedení: tkanina, nebo len, od 40 000 cyklů Martindale',
    ],
  },
  'chair-ella-walnut': {
    description: [
      'Tatáž Ella z amerického ořechu. Dřevo je tmavé, s živou kresbou, a s lety lehce zesvětlá.',
      'Sedák má potah z hovězí kůže silné 1,1 mm. Kůže je probarvená v celé tloušťce, takže škrábanec skoro není vidět. Raději látku? Je tu i šedá tkanina.',
    ],
    materials: [
      'Rám: masivní americký ořech, olejovaný',
      'Sedák: překližka se studenou pěnou',
      'Potah podle provedení: hovězí kůže, nebo tkanina',
    ],
  },
  'chair-ronja-rust': {
    description: [
      'Ronja obejme záda ze tří stran, ale paže nechá volné. Snadno se s ní přisednete ke stolu a vydržíte u něj dlouho.',
      'Skořepina je z tvarované překližky s třícentimetrovou vrstvou pěny. Samet je po obvodu napnutý bez viditelného švu.',
      'Matně černé ocelové nohy mají plstěné koncovky.',
    ],
    materials: [
      'Skořepina: tvarovaná překližka se studenou pěnou',
      'Potah: samet (100 % polyester), 80 000 cyklů Martindale',
      'Nohy: ocel, matný černý práškový lak',
    ],
  },
  'chair-ronja-boucle': {
    description: [
      'Skořepina Ronja s měkkým potahem a nohama z masivního dubu. V buklé je z jídelní židle skoro křeslo.',
      'Nohy jsou soustružené a směrem dolů se zužují. Přiloženým klíčem je přišroubujete za pět minut.',
    ],
    materials: [
      'Skořepina: tvarovaná překližka se studenou pěnou',
      'Potah podle provedení: buklé (62 % polyester, 28 % akryl, 10 % vlna), nebo tkanina',
      'Nohy: masivní dub, olejovaný',
    ],
  },
  'chair-stahl-cane': {
    description: [
      'Svea stojí na ližinách. Na každé straně vede jedna ohnutá ocelová trubka od sedáku přes podlahu až k opěradlu, takže židle klouže po koberci stejně lehce jako po dřevě.',
      'Sedák i opěradlo jsou z pleteného ratanu v dřevěném rámu. Výplet propouští vzduch a neváží skoro nic. V prvních týdnech trochu změkne a pak už drží.',
    ],
    materials: [
      'Podnož: ocelová trubka 22 mm, černý práškový lak',
      'Rámy podle provedení: masivní dub, jasan, nebo ořech',
      'Sedák a opěradlo: pletený ratan, ručně napínaný',
    ],
  },
  'chair-spindle-black': {
    description: [
      'Devět soustružených tyček, vyhloubený sedák a nohy zapuštěné šikmo do dřeva: Alva je udělaná tak, jak se tyčkové židle dělají po staletí.',
      'Židle je z masivního jasanu a dvakrát lakovaná vodou ředitelným lakem, pod kterým zůstává vidět kresba. Váží jen o málo víc než pět kilo a snadno se přenáší.',
    ],
    materials: ['Masivní jasan z Evropy, soustružený', 'Povrch: vodou ředitelný lak, mat'],
  },
  'chair-spindle-oak': {
    description: [
      'Alva z dubu, který působí jako neošetřený. Sedák je silný 3 cm a ručně vyhloubený, takže se na něm dobře sedí i bez podsedáku.',
      'Každá noha je soustružená a v sedáku zajištěná klínem. Takový spoj se zatížením jen utahuje.',
    ],
    materials: ['Masivní evropský dub', 'Povrch: tvrdý voskový olej'],
  },
  'armchair-nest': {
    description: [
      'U Nestu přechází opěradlo do područek jedním tahem. Vzadu je hrana 72 cm vysoko a dopředu klesá, takže se můžete opřít a lokty nikde nepřekážejí.',
      'Sedák je volný, plněný studenou pěnou a vlákny. Malý polštář pod záda dostanete s křeslem.',
      'Čtyři nohy z masivního dubu ustupují trochu dovnitř. Křeslo přivezeme smontované.',
    ],
    materials: [
      'Rám: masivní buk a ohýbaná překližka',
      'Sedák: studená pěna HR 35 s vrstvou vláken',
      'Potah podle provedení: buklé, len, nebo žinylka',
      'Nohy: masivní dub, olejovaný',
    ],
  },
  'armchair-nest-ochre': {
    description: [
      'Nest v sametu, na černých ocelových nohách. Lesk látky dá oblému tvaru ještě víc hloubky.',
      'Samet snese každodenní používání: ve zkoušce oděru vydržel 80 000 cyklů. Kapka vína zůstane na povrchu dost dlouho, abyste ji stihli odsát.',
    ],
    materials: [
      'Rám: masivní buk a ohýbaná překližka',
      'Sedák: studená pěna HR 35 s vrstvou vláken',
      'Potah: samet (100 % polyester), 80 000 cyklů Martindale',
      'Nohy: ocel, černý práškový lak',
    ],
  },
  'armchair-malmo': {
    description: [
      'Malmö svou konstrukci neskrývá. Rám z masivního ořechu je spojený na čep a dlab; na područku postavíte i šálek kávy.',
      'Sedák a opěrný polštář leží volně na dřevěných latích. Potahuje je probarvená kůže, která častým sezením krásní. Nové potahy si můžete objednat i po letech.',
    ],
    materials: [
      'Rám: masivní americký ořech, olejovaný',
      'Polštáře: studená pěna HR 35 s vrstvou vláken',
      'Potah: poloanilinová hovězí kůže, 1,2 mm',
    ],
  },
  'armchair-malmo-oak': {
    description: [
      'Světlejší Malmö: masivní dub a polštáře v látce. Otevřený rám propouští světlo, takže křeslo ani v malém pokoji nezabere pohledem mnoho místa.',
      'Potahy mají zip. Len a tkaninu perte na 30 °C, buklé dejte do čistírny. Druhou sadu v jiné barvě si můžete objednat i později.',
    ],
    materials: [
      'Rám: masivní evropský dub, olejovaný',
      'Polštáře: studená pěna HR 35 s vrstvou vláken',
      'Potah podle provedení: len, tkanina, nebo buklé, snímatelný',
    ],
  },
  'stool-tri': {
    description: [
      'Tři nohy stojí pevně i na křivé podlaze. Tri poslouží k sezení, jako noční stolek nebo jako odkládací plocha u vany.',
      'Sedák má průměr 35 cm, je silný 3 cm a má zaoblenou hranu. Nohy zašroubujete bez nářadí.',
    ],
    materials: ['Podle provedení masivní dub, ořech, nebo černě mořený jasan', 'Povrch: tvrdý voskový olej'],
  },
};
