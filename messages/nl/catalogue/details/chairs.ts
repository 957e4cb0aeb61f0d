export const chairs = {
  'chair-ella-oak': {
    description: [
      'Ella heeft een gebogen rugleuning die uit één stuk massief eiken is gezaagd. De rand valt precies onder de schouderbladen en steunt zonder te drukken.',
      'De zitting is gevuld met stevig schuim en bekleed met een stof die veel kan hebben. Met twee schroeven gaat de zitting eraf: handig voor het opnieuw bekleden, of voor een andere kleur over tien jaar.',
    ],
    materials: [
      'Frame: massief Europees eiken, geolied',
      'Zitting: multiplex met koudschuim',
      'Bekleding: weefstof of linnen, vanaf 40.000 Martindale',
    ],
  },
  'chair-ella-walnut': {
    description: [
      'Dezelfde Ella, in Amerikaans walnoot. Het hout is donker met een levendige tekening en wordt met de jaren iets lichter.',
      'De zitting is bekleed met rundleer van 1,1 mm. Het leer is doorgeverfd, dus een kras valt nauwelijks op. Liever stof? Dan is er de grijze weefstof.',
    ],
    materials: [
      'Frame: massief Amerikaans walnoot, geolied',
      'Zitting: multiplex met koudschuim',
      'Bekleding: rundleer of weefstof',
    ],
  },
  'chair-ronja-rust': {
    description: [
      'Ronja omsluit uw rug aan drie kanten, maar laat de armen vrij. Zo schuift u makkelijk aan en blijft u lang zitten.',
      'De kuip is gevormd multiplex met een laag schuim van 3 cm. Het velvet is rondom zonder zichtbare naad opgespannen.',
      'De stalen poten zijn mat zwart en hebben viltdoppen.',
    ],
    materials: [
      'Kuip: gevormd multiplex met koudschuim',
      'Bekleding: velvet (100% polyester), 80.000 Martindale',
      'Poten: staal, mat zwart gepoedercoat',
    ],
  },
  'chair-ronja-boucle': {
    description: [
      'De Ronja-kuip in bouclé, op poten van massief eiken. De grove lussen maken van een eetkamerstoel bijna een fauteuil.',
      'De poten zijn rond gedraaid en lopen taps toe. Met de meegeleverde sleutel zet u ze er in vijf minuten onder.',
    ],
    materials: [
      'Kuip: gevormd multiplex met koudschuim',
      'Bekleding: bouclé (62% polyester, 28% acryl, 10% wol) of weefstof',
      'Poten: massief eiken, geolied',
    ],
  },
  'chair-stahl-cane': {
    description: [
      'Svea staat op sleden. Aan elke kant loopt één gebogen stalen buis van de zitting over de vloer naar de rug, zodat de stoel op tapijt even makkelijk schuift als op hout.',
      'Zitting en rug zijn van gevlochten rotan in een houten lijst. Het vlechtwerk laat lucht door en weegt bijna niets. Het wordt in de eerste weken iets soepeler en blijft daarna gelijk.',
    ],
    materials: [
      'Frame: zwart gepoedercoate stalen buis, 22 mm',
      'Lijsten: massief eiken, essen of walnoot',
      'Zitting en rug: gevlochten rotan, met de hand ingespannen',
    ],
  },
  'chair-spindle-black': {
    description: [
      'Negen gedraaide spijlen, een uitgeholde zitting en poten die schuin in het hout zijn gezet: Alva is gemaakt zoals spijlenstoelen al eeuwen worden gemaakt.',
      'De stoel is van massief essen en twee keer gelakt, met een watergedragen lak die de nerf laat zien. Hij weegt iets meer dan vijf kilo en is makkelijk te verplaatsen.',
    ],
    materials: ['Massief essen uit Europa, gedraaid', 'Afwerking: watergedragen lak, mat'],
  },
  'chair-spindle-oak': {
    description: [
      'De Alva in onbehandeld ogend eiken. De zitting is 3 cm dik en met de hand uitgehold, zodat u ook zonder kussen goed zit.',
      'Elke poot is gedraaid en met een wig in de zitting vastgezet. Die verbinding wordt bij belasting alleen maar vaster.',
    ],
    materials: ['Massief Europees eiken', 'Afwerking: hardwaxolie'],
  },
  'armchair-nest': {
    description: [
      'Bij Nest lopen rug en armleuningen in één beweging door. De rand is achter 72 cm hoog en zakt naar voren, zodat u kunt leunen zonder dat uw ellebogen in de weg zitten.',
      'Het zitkussen ligt los en heeft een vulling van koudschuim met vezels. Het kleine rugkussen zit erbij.',
      'De vier poten van massief eiken staan iets naar binnen. De fauteuil komt in elkaar gezet bij u aan.',
    ],
    materials: [
      'Frame: massief beuken en gebogen multiplex',
      'Zitting: koudschuim HR 35 met vezellaag',
      'Bekleding: bouclé, linnen of chenille',
      'Poten: massief eiken, geolied',
    ],
  },
  'armchair-nest-ochre': {
    description: [
      'Nest in velvet, op zwarte stalen poten. De ronde vorm krijgt door de glans van de stof nog meer diepte.',
      'Het velvet is sterk genoeg voor dagelijks gebruik: 80.000 toeren in de slijtproef. Een druppel wijn blijft lang genoeg op de stof liggen om hem weg te deppen.',
    ],
    materials: [
      'Frame: massief beuken en gebogen multiplex',
      'Zitting: koudschuim HR 35 met vezellaag',
      'Bekleding: velvet (100% polyester), 80.000 Martindale',
      'Poten: staal, zwart gepoedercoat',
    ],
  },
  'armchair-malmo': {
    description: [
      'Malmö laat zijn constructie zien. Het frame van massief walnoot is met pen-en-gatverbindingen gemaakt; de armleuning is breed genoeg voor een kop koffie.',
      'Zit- en rugkussen liggen los op houten latten. Ze zijn bekleed met doorgeverfd leer dat mooier wordt naarmate u er vaker in zit. Nieuwe hoezen zijn jaren later nog te bestellen.',
    ],
    materials: [
      'Frame: massief Amerikaans walnoot, geolied',
      'Kussens: koudschuim HR 35 met vezellaag',
      'Bekleding: semi-aniline rundleer, 1,2 mm',
    ],
  },
  'armchair-malmo-oak': {
    description: [
      'De lichte Malmö: massief eiken met kussens in linnen of weefstof. Het open frame laat het licht door, zodat de stoel in een kleine kamer weinig plaats inneemt.',
      'De hoezen hebben een rits. Linnen en weefstof wast u op 30 graden, bouclé brengt u naar de stomerij. Een tweede set in een andere kleur kunt u later nabestellen.',
    ],
    materials: [
      'Frame: massief Europees eiken, geolied',
      'Kussens: koudschuim HR 35 met vezellaag',
      'Bekleding: linnen, weefstof of bouclé, afneembaar',
    ],
  },
  'stool-tri': {
    description: [
      'Drie poten staan altijd stabiel, ook op een scheve vloer. Tri is een zitplek, een nachtkastje of een tafeltje naast het bad.',
      'De zitting is 35 cm rond en 3 cm dik, met een afgeronde rand. De poten schroeft u er zonder gereedschap in.',
    ],
    materials: ['Massief eiken, walnoot of zwart gebeitst essen', 'Afwerking: hardwaxolie'],
  },
};
