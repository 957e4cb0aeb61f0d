export const tables = {
  'dining-alma-oak': {
    description: [
      'Deska Almy je z průběžných lamel masivního dubu širokých 11,5 cm. Spodní hrana je zkosená, takže i třícentimetrová deska vypadá lehce.',
      'Nohy stojí skoro v rozích: na delší straně sedí tři lidé a nikdo nemá nohu stolu mezi koleny. Mezi podlahou a lubem zbývá 65 cm.',
      'Dřevo je olejované a žije. Kolečko od sklenice nebo škrábanec sami vybrousíte a olej vrátí barvu.',
    ],
    materials: [
      'Deska: masivní evropský dub, průběžné lamely',
      'Podnož: masivní dub',
      'Povrch: tvrdý voskový olej',
    ],
  },
  'dining-alma-walnut': {
    description: [
      'Ořechová Alma stojí na dvou kozách spojených příčkou, jako starý klášterní stůl. Nohy jsou daleko od krajů, takže i v čele se sedí pohodlně.',
      'Na desku vybíráme prkna z téhož kmene, aby kresba pokračovala. Dva stejné stoly nenajdete.',
      'U rozměru 300 × 100 cm se usadí dvanáct lidí. I ten patří do naší běžné nabídky, takže ho můžete vrátit.',
    ],
    materials: ['Masivní americký ořech', 'Povrch: tvrdý voskový olej, polomat'],
  },
  'dining-iro-black': {
    description: [
      'Dubová deska na dvou rámech z černé oceli. V kouřovém provedení dřevo ztmavly čpavkové výpary: třísloviny se zbarvily hluboko do prkna, a barva se proto neodře.',
      'Rámy jsou z kulaté trubky silné 3 cm a stojí mírně šikmo. Šest šroubů, deset minut, a stůl stojí.',
    ],
    materials: [
      'Deska: masivní dub, 3,2 cm',
      'Podnož: ocel, matný černý práškový lak',
      'Povrch: tvrdý voskový olej',
    ],
  },
  'dining-mira-round': {
    description: [
      'Noha Miry je vysoustružená z vrstveného dřeva a nahoře i dole se rozšiřuje jako cívka nití. Kolem stolu nejsou žádné nohy, kterým byste se vyhýbali.',
      'U průměru 120 cm se pohodlně usadí čtyři lidé, u 140 cm šest. Deska má zkosenou spodní hranu, a proto působí tence.',
    ],
    materials: [
      'Deska podle provedení: masivní dub, nebo jasan, 3 cm',
      'Noha: vrstvený masiv, soustružený',
      'Povrch: tvrdý voskový olej',
    ],
  },
  'dining-flute-round': {
    description: [
      'Sloup z černého jasanu se svislými drážkami nese mramorovou desku. Drážky jsou vyfrézované do masivu a vedou kolem dokola.',
      'Mramor je přírodní kámen: žilky i odstín se deska od desky liší. Povrch je matně vybroušený a napuštěný proti skvrnám.',
    ],
    materials: [
      'Deska: mramor, 3 cm, matně broušený a impregnovaný',
      'Noha: masivní jasan, černě mořený a lakovaný',
    ],
  },
  'dining-bow-round': {
    description: [
      'Čtyři prohnuté nohy se pod deskou sbíhají a k podlaze se rozevírají. Stůl díky tomu stojí pevně, a přitom je dost místa na nohy.',
      'Nohy jsou vyřezané z masivu a ručně zabroušené do kulata. U průměru 125 cm se pohodlně najedí pět lidí.',
    ],
    materials: ['Podle provedení masivní ořech, nebo dub', 'Povrch: tvrdý voskový olej, polomat'],
  },
  'coffee-runa': {
    description: [
      'Runa má dvě desky: nahoře je místo na šálky, dole na knihy a ovladač. Hrany jsou zaoblené, což oceníte s malými dětmi.',
      'Každou ze čtyř nohou drží jeden šroub. Spodní deska je stahuje k sobě, takže se stolek neviklá ani po letech.',
    ],
    materials: [
      'Desky podle provedení: masivní dub, nebo ořech',
      'Nohy: masiv',
      'Povrch: tvrdý voskový olej',
    ],
  },
  'coffee-drum-travertine': {
    description: [
      'Silná kulatá deska na pevném sloupu, obojí ze skutečného kamene. Travertin vzniká tam, kde teplý pramen usazuje vápenec. Drobné dutinky, které po tom zůstanou, jsou vyplněné a deska je vybroušená do hladka a do matu.',
      'Stolek váží nejméně 64 kilo, takže se sám nehne. Deska a noha přijdou zvlášť; ve dvou je na sebe postavíte bez nářadí.',
    ],
    materials: [
      'Podle provedení travertin, nebo kararský mramor, matně broušený',
      'Plstěné kroužky pod nohou',
    ],
  },
  'coffee-frame-walnut': {
    description: [
      'Štíhlý rám z černé oceli a dvě dřevěné desky. Spodní leží 13 cm nad podlahou a uloží košíky, knihy nebo společenskou hru.',
      'Trubky mají průřez 2 × 2 cm. Nerovnou podlahu srovnají čtyři stavitelné nožky.',
    ],
    materials: [
      'Desky podle provedení: ořechová, nebo dubová dýha na překližce, hrana z masivu',
      'Rám: ocel, černý práškový lak',
    ],
  },
  'coffee-pebble-walnut': {
    description: [
      'Obrys stolku Pebble nemá jedinou rovnou čáru. Deska je dlouhá 118 cm, v nejširším místě má 72 cm a hranu zaoblenou jako oblázek.',
      'Nohy tvoří tři desky z masivu. Každá míří jinam, takže stolek vypadá z každé strany jinak, a přitom stojí pevně.',
    ],
    materials: ['Podle provedení masivní ořech, nebo dub, 3,4 cm', 'Povrch: tvrdý voskový olej'],
  },
  'side-luna-marble': {
    description: [
      'Mramorová deska o průměru 45 cm na jednom štíhlém sloupku. Kulatá základna je zatížená, takže stolek nespadne, když se o něj někdo opře.',
      'S výškou 50 cm se Luna hodí k područce většiny pohovek i k matraci.',
    ],
    materials: [
      'Deska: mramor, 1,8 cm, impregnovaný',
      'Sloupek a základna podle provedení: ocel v barvě kartáčované mosazi, nebo matná černá',
    ],
  },
  'desk-nils-oak': {
    description: [
      'Nils je psací stůl, za který se nemusíte stydět ani v obýváku. Dvě zásuvky přes celou šířku pojmou notebook, sešity a nabíječky; otevírají se mosaznými knopkami.',
      'Deska je hluboká nejméně 62 cm: vejde se na ni monitor na délku paže a před něj klávesnice. V zadní příčce je výřez na kabely.',
      'Šikmé nohy jdou odšroubovat, stůl tak vynesete i po úzkém schodišti.',
    ],
    materials: [
      'Deska a nohy podle provedení: masivní dub, nebo ořech',
      'Zásuvky: březová překližka na kovových pojezdech s tlumením',
      'Knopky: mosaz',
    ],
  },
  'bench-alma-oak': {
    description: [
      'Lavice ke stolu Alma. Na 140 cm sedí dva dospělí nebo tři děti, na 180 cm tři dospělí. Kratší lavice se vejde mezi nohy Almy dlouhé 180 nebo 200 cm, delší pod Almu 240 cm.',
      'Sedák je z průběžných dubových lamel se zaoblenými hranami. Když ji nepotřebujete, zmizí celá pod stolem.',
    ],
    materials: ['Masivní evropský dub', 'Povrch: tvrdý voskový olej'],
  },
  'bench-vera-boucle': {
    description: [
      'Vera patří k nohám postele, do předsíně nebo pod okno. Sedák je silný 9 cm a dokola ho lemuje paspule.',
      'S délkou 120 cm se hodí za postel širokou 140 cm a víc. Šikmé nohy jsou z masivu.',
    ],
    materials: [
      'Sedák: studená pěna, buklé (62 % polyester, 28 % akryl, 10 % vlna)',
      'Podnož podle provedení: masivní ořech, nebo dub, olejovaný',
    ],
  },
};
