export const storage = {
  'sideboard-slat-oak': {
    description: [
      'De deuren van Rilla zijn van verticale latjes, elk 2 cm breed en rond geschuurd. Ze openen met een duw: er is geen greep die de lijnen onderbreekt.',
      'Binnen zijn per deel een verstelbare plank en een gat voor kabels. De diepte van 43 cm is genoeg voor dinerborden en ordners.',
      'De kast komt gemonteerd; onze bezorgers draaien alleen de vier poten er nog onder.',
    ],
    materials: [
      'Romp: eiken- of walnootfineer op MDF met massieve randen',
      'Deuren en poten: massief hout',
      'Scharnieren met demping, duwsluiting',
    ],
  },
  'sideboard-cane-oak': {
    description: [
      'Drie deuren met gevlochten rotan in een lijst van massief eiken. Het vlechtwerk laat lucht en infrarood door: een afstandsbediening werkt door de gesloten deur.',
      'Achter elke deur ligt een verstelbare plank. De knoppen zijn van messing en worden met de jaren matter.',
    ],
    materials: [
      'Romp: eikenfineer met massieve randen',
      'Deuren: massief eiken met gevlochten rotan',
      'Knoppen: messing',
    ],
  },
  'sideboard-plain-walnut': {
    description: [
      'Vier vlakke deuren waarover de tekening van het hout doorloopt: het fineer wordt in volgorde uit één stam gesneden. Kleine knoppen van messing, slanke poten van messingkleurig staal.',
      'Twee delen hebben planken, in het derde zit een besteklade met vilten bodem. Het vierde is leeg gelaten voor flessen.',
    ],
    materials: ['Romp en deuren: walnoot- of eikenfineer op MDF', 'Poten en knoppen: staal en messing'],
  },
  'tv-slat-walnut': {
    description: [
      'Het tv-meubel uit de Rilla-serie heeft twee lamellendeuren en in het midden een open vak voor een spelcomputer of soundbar tot 55 cm.',
      'Kabels lopen door een sleuf over de hele achterwand, dus u hoeft niets te boren. Geschikt voor een scherm tot 75 inch.',
    ],
    materials: [
      'Romp: walnoot- of eikenfineer op MDF',
      'Deuren: massieve latten',
      'Poten: staal, zwart gepoedercoat',
    ],
  },
  'tv-plain-oak': {
    description: [
      'Wit geolied eiken houdt de lichte kleur van vers gezaagd hout. De kleppen hebben een liggende tekening, waardoor de kast nog lager en langer lijkt.',
      'Twee kleppen openen naar beneden met een rem. Het open vak in het midden heeft een plank die u ook weg kunt laten.',
    ],
    materials: ['Romp en kleppen: eikenfineer op MDF met massieve randen', 'Poten: massief eiken'],
  },
  'wardrobe-nord-oak': {
    description: [
      'Drie hoge deuren van eiken met een rechte greep van zwart staal. Links en midden hangt kleding aan een roede van 96 cm, rechts en boven de roede liggen zes planken.',
      'Bij 60 cm diepte passen kledinghangers dwars. De deuren sluiten zacht.',
      'Onze bezorgers zetten de kast in elkaar waar zij hem neerzetten en verankeren hem daar aan de muur: met plaatsing is dat in de kamer van uw keuze. Reken op twee uur.',
    ],
    materials: [
      'Romp: eikenfineer op spaanplaat',
      'Deuren: eikenfineer op MDF met massieve randen',
      'Grepen: staal, zwart gepoedercoat',
    ],
  },
  'wardrobe-shaker-white': {
    description: [
      'Kaderdeuren met elk twee vlakke panelen, zoals in een oud herenhuis. De verf is in vier dunne lagen gespoten en heeft een zachte, matte huid.',
      'Links een roede op 165 cm voor lange jurken en jassen, rechts en boven de roede vier planken, rechtsonder een lade. Een lijst sluit de kast aan de bovenkant af.',
    ],
    materials: ['Deuren: MDF met massief beuken kader, gelakt', 'Romp: gelakt MDF', 'Grepen: messing'],
  },
  'wardrobe-slat-walnut': {
    description: [
      'De grootste uit de Rilla-serie: vier deuren van twee meter hoog, bekleed met 250 latjes. Dicht lijkt de kast een wand van hout.',
      'De ene helft is om kleding te hangen, de andere om kleding te leggen. Twee laden met een vilten bodem lopen op volledig uittrekbare geleiders.',
      'Liever op maat? Dan meten wij bij u thuis op en maken wij de kast tot 240 cm breed, passend onder uw plafond. Wat wij zo voor u maken, kunt u niet retourneren.',
    ],
    materials: ['Romp: walnoot- of eikenfineer', 'Deuren: massieve latten op MDF', 'Grepen: messing'],
  },
  'bookshelf-oak': {
    description: [
      'Vijf vakken van 35 cm hoog: romans, kookboeken en ordners passen erin. De planken zijn 2,2 cm dik en dragen 30 kilo zonder door te buigen.',
      'De achterwand is van hetzelfde hout, dus de kast mag ook vrij in de kamer staan. Een set om hem aan de muur te verankeren zit erbij.',
    ],
    materials: ['Eiken- of walnootfineer op MDF met massieve randen', 'Afwerking: hardwaxolie'],
  },
  'bookshelf-loft': {
    description: [
      'Een open kast zonder achterwand: zes houten planken in een frame van vierkante stalen buis. U kunt er van beide kanten bij, dus haaks op een muur deelt hij ook een kamer. Zet hem altijd met de bijgeleverde set aan de muur vast.',
      'De staanders hebben stelvoeten en worden met bouten gekoppeld. Twee kasten naast elkaar delen één staander; de koppelset bestelt u los bij.',
    ],
    materials: [
      'Planken: walnoot- of eikenfineer op multiplex',
      'Frame: staal 20 × 20 mm, zwart gepoedercoat',
    ],
  },
  'nightstand-oak': {
    description: [
      'Een lade voor wat u kwijt wilt, een open vak voor het boek dat u leest. Op 52 cm hoogte staat de lamp gelijk met uw matras.',
      'De lade loopt op houten geleiders en heeft zwaluwstaartverbindingen. Het knopje is van messing.',
    ],
    materials: ['Romp: eikenfineer met massieve randen', 'Poten: massief eiken', 'Knop: messing'],
  },
  'nightstand-walnut-2': {
    description: [
      'Twee gelijke laden over de volle hoogte, voor wie het blad van het nachtkastje graag leeg houdt. De fronten zijn uit één plank gezaagd, zodat de nerf doorloopt.',
      'In de onderste lade past een tablet of een stapel tijdschriften; een gleuf achterin laat de laadkabel door.',
    ],
    materials: [
      'Romp: walnoot- of essenfineer met massieve randen',
      'Poten: massief hout',
      'Knoppen: messing',
    ],
  },
};
