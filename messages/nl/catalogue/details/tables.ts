export const tables = {
  'dining-alma-oak': {
    description: [
      'Het blad van Alma bestaat uit doorlopende planken massief eiken van 11,5 cm breed. De onderkant van de rand is schuin weggenomen, zodat een blad van 3 cm dik toch licht oogt.',
      'De poten staan bijna op de hoeken: aan elke lange kant zitten drie mensen zonder poot tussen de knieën. Tussen vloer en regel blijft 65 cm vrij.',
      'Het hout is geolied en leeft. Een kring of kras schuurt u zelf weg en olie brengt de kleur terug.',
    ],
    materials: [
      'Blad: massief Europees eiken, doorlopende lamellen',
      'Onderstel: massief eiken',
      'Afwerking: hardwaxolie op natuurlijke basis',
    ],
  },
  'dining-alma-walnut': {
    description: [
      'De Alma in walnoot staat op twee schragen met een regel ertussen, zoals een oude kloostertafel. De poten staan ver naar binnen, dus ook aan de koppen zit u ruim.',
      'Voor het blad zoeken wij planken uit dezelfde stam bij elkaar, zodat de tekening doorloopt. Geen twee tafels zijn gelijk.',
      'Aan de tafel van 300 × 100 cm zitten twaalf mensen. Ook die komt uit ons vaste aanbod, dus u kunt hem gewoon retourneren.',
    ],
    materials: ['Massief Amerikaans walnoot', 'Afwerking: hardwaxolie, zijdemat'],
  },
  'dining-iro-black': {
    description: [
      'Gerookt eiken op twee ramen van zwart staal. Door het roken met ammoniak kleurt het looizuur in het hout tot diep in de plank: de kleur slijt er niet af.',
      'De ramen zijn van ronde buis, 3 cm dik, en staan iets schuin. Zes bouten, tien minuten, en de tafel staat.',
    ],
    materials: [
      'Blad: massief eiken, 3,2 cm',
      'Onderstel: staal, mat zwart gepoedercoat',
      'Afwerking: hardwaxolie',
    ],
  },
  'dining-mira-round': {
    description: [
      'De voet van Mira is uit lagen massief hout gedraaid en loopt van boven en onder uit, als een klos garen. Er zijn geen poten om omheen te zitten.',
      'Aan 120 cm zitten vier mensen ruim, aan 140 cm zes. Het blad heeft een schuine onderrand en voelt daardoor dun aan.',
    ],
    materials: [
      'Blad: massief eiken of essen, 3 cm',
      'Voet: gelaagd massief hout, gedraaid',
      'Afwerking: hardwaxolie',
    ],
  },
  'dining-flute-round': {
    description: [
      'Een zuil van zwart essen met verticale groeven draagt een blad van marmer. De groeven zijn in het massieve hout gefreesd en lopen helemaal rond.',
      'Marmer is een natuurproduct: aders en kleur verschillen van blad tot blad. Het oppervlak is gezoet, dus mat, en geïmpregneerd tegen vlekken.',
    ],
    materials: [
      'Blad: marmer, 3 cm, gezoet en geïmpregneerd',
      'Voet: massief essen, zwart gebeitst en gelakt',
    ],
  },
  'dining-bow-round': {
    description: [
      'Vier gebogen poten komen onder het blad bij elkaar en waaieren naar de vloer uit. Dat geeft stabiliteit en laat toch ruimte voor de voeten.',
      'De poten zijn uit massief hout gezaagd en met de hand rondgeschuurd. Bij een doorsnede van 125 cm zitten vijf mensen makkelijk aan.',
    ],
    materials: ['Massief walnoot of eiken', 'Afwerking: hardwaxolie, zijdemat'],
  },
  'coffee-runa': {
    description: [
      'Runa heeft twee bladen: bovenop is plaats voor kopjes, eronder voor boeken en de afstandsbediening. De randen zijn rond geschuurd, prettig met kleine kinderen in huis.',
      'De vier poten gaan met één bout vast. Het onderste blad houdt ze op hun plaats, zodat de tafel ook na jaren niet wiebelt.',
    ],
    materials: ['Bladen: massief eiken of walnoot', 'Poten: massief hout', 'Afwerking: hardwaxolie'],
  },
  'coffee-drum-travertine': {
    description: [
      'Een dik rond blad op een stevige zuil, allebei van echte steen. Travertijn ontstaat waar warm bronwater kalk afzet. De kleine holtes die dat geeft zijn opgevuld en het blad is gezoet, dus glad en mat.',
      'De tafel weegt minstens 64 kilo en staat dus waar hij staat. Blad en voet worden apart geleverd; met twee mensen zet u ze zonder gereedschap op elkaar.',
    ],
    materials: ['Travertijn of carraramarmer, gezoet en geïmpregneerd', 'Viltringen onder de voet'],
  },
  'coffee-frame-walnut': {
    description: [
      'Een slank frame van zwart staal met twee houten bladen. Het onderste blad ligt 13 cm boven de vloer en biedt plaats aan manden, boeken of een spelletje.',
      'De buizen zijn 2 cm vierkant. Vier stelvoeten vangen een ongelijke vloer op.',
    ],
    materials: [
      'Bladen: walnoot- of eikenfineer op multiplex met massieve rand',
      'Frame: staal, zwart gepoedercoat',
    ],
  },
  'coffee-pebble-walnut': {
    description: [
      'De omtrek van Pebble heeft geen enkele rechte lijn. Het blad is 118 cm lang en op zijn breedst 72 cm, met een rand die rond is als een gesleten kei.',
      'Drie bladen van massief hout vormen de poten. Ze staan in verschillende richtingen, waardoor de tafel er van elke kant anders uitziet en toch stevig staat.',
    ],
    materials: ['Massief walnoot of eiken, 3,4 cm', 'Afwerking: hardwaxolie'],
  },
  'side-luna-marble': {
    description: [
      'Een marmeren blad van 45 cm op één slanke zuil. De ronde voet is verzwaard, zodat de tafel niet omvalt als iemand er even op leunt.',
      'Op 50 cm hoogte sluit Luna aan bij de armleuning van de meeste banken en bij een matras.',
    ],
    materials: [
      'Blad: marmer, 1,8 cm, geïmpregneerd',
      'Zuil en voet: staal, geborsteld messing of mat zwart',
    ],
  },
  'desk-nils-oak': {
    description: [
      'Nils is een bureau dat ook in de woonkamer mag staan. Twee laden over de volle breedte nemen een laptop, schriften en laders op; knopjes van messing trekken ze open.',
      'Het blad is minstens 62 cm diep: genoeg voor een scherm op armlengte en een toetsenbord ervoor. In de achterregel zit een uitsparing voor kabels.',
      'De poten staan schuin en zijn los te schroeven, zodat het bureau een smalle trap op kan.',
    ],
    materials: [
      'Blad en poten: massief eiken of walnoot',
      'Laden: berkenmultiplex op metalen geleiders met demping',
      'Knoppen: messing',
    ],
  },
  'bench-alma-oak': {
    description: [
      'De bank bij de Alma-tafel. Op 140 cm zitten twee volwassenen of drie kinderen, op 180 cm drie volwassenen. De kleine bank past tussen de poten van een Alma van 180 of 200 cm, de grote onder die van 240 cm.',
      'De zitting is van doorlopende lamellen eiken met afgeronde randen. Als hij niet nodig is, schuift de bank helemaal onder de tafel.',
    ],
    materials: ['Massief Europees eiken', 'Afwerking: hardwaxolie'],
  },
  'bench-vera-boucle': {
    description: [
      'Vera staat aan het voeteneinde van het bed, in de hal of onder een raam. Het kussen is 9 cm dik en rondom met een biesje afgewerkt.',
      'Met 120 cm past het bankje achter een bed van 140 cm en breder. De poten staan schuin en zijn van massief hout.',
    ],
    materials: [
      'Zitting: koudschuim met bouclé (62% polyester, 28% acryl, 10% wol)',
      'Onderstel: massief walnoot of eiken, geolied',
    ],
  },
};
