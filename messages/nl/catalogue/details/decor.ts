export const decor = {
  'plant-ficus': {
    description: [
      'Een rubberplant met vier stammen en brede, donkere bladeren. De nerf is in het blad geperst en de onderkant is lichter, zoals bij een echte plant.',
      'De plant staat vast in een keramieken pot van 34 cm en is 135 cm hoog. Hij vraagt geen licht en geen water.',
    ],
    materials: [
      'Bladeren: polyester en PE, uv-bestendig',
      'Stammen: kunststof op staaldraad',
      'Pot: keramiek',
    ],
  },
  'plant-fiddle': {
    description: [
      'De vioolbladplant is geliefd en lastig in leven te houden. Deze niet. Hij is 165 cm hoog, met één stam en grote golvende bladeren die u zelf in vorm buigt.',
      'De ronde pot is van vezelbeton of keramiek en heeft vilt onder de voet.',
    ],
    materials: [
      'Bladeren: polyester, uv-bestendig',
      'Stam: kunststof op staaldraad',
      'Pot: vezelbeton of keramiek',
    ],
  },
  'plant-olive': {
    description: [
      'Een olijfboom van 170 cm met fijne, grijsgroene blaadjes en een stam met bast. De takken zijn van draad en laten zich in elke richting buigen.',
      'De bolle pot van keramiek staat los, zodat u de boom ook in een eigen pot kunt zetten.',
    ],
    materials: ['Bladeren: polyester, uv-bestendig', 'Stam: kunststof met houtpoeder', 'Pot: keramiek'],
  },
  'plant-snake': {
    description: [
      'Rechte, stevige bladeren van 95 cm hoog die weinig plaats vragen: goed voor naast een kast of in een smalle hal.',
      'De bladeren hebben de lichte rand en de dwarse tekening van de echte vrouwentong.',
    ],
    materials: ['Bladeren: PE, uv-bestendig', 'Pot: keramiek, 28 cm'],
  },
  'rug-atlas-diamond': {
    description: [
      'Donkere lijnen tekenen ruiten op een grond van ongeverfde wol. Het patroon is met de hand geknoopt en daarom nergens helemaal recht.',
      'Het kleed is 13 mm dik, waarvan 11 mm pool, met een franje van katoen aan de korte kanten. Wol is van nature vuilafstotend en dempt het geluid in een kamer met een harde vloer.',
    ],
    materials: ['Pool: 100% wol', 'Ketting en franje: katoen'],
  },
  'rug-line-stripe': {
    description: [
      'Brede banen zand met strepen in terra of marineblauw. De strepen lopen dwars en laten een smalle kamer breder lijken.',
      'Het kleed is 13 mm dik: prettig op blote voeten. Ligt het bij een deur, meet dan even of die eroverheen draait.',
    ],
    materials: ['Pool: 100% wol', 'Rug: katoen en jute'],
  },
  'rug-plain-round': {
    description: [
      'Een effen rond kleed voor onder een leesstoel of een ronde tafel. Twee tinten wol zijn samen getwijnd, zodat het vlak rustig is maar niet doods.',
      'De rand is met de hand omgezoomd. Bij een tafel van 120 cm past een kleed van 200 cm: dan blijven de stoelpoten erop als u aanschuift.',
    ],
    materials: ['Pool: 100% wol', 'Rug: katoen'],
  },
  'mirror-luna': {
    description: [
      'Een ronde spiegel met een smalle rand van geborsteld metaal. De rand staat 3 cm van de muur en geeft een dunne schaduwlijn.',
      'Achterop zit een ophangplaat die een centimeter verschuiven toelaat, zodat de spiegel recht hangt ook als het gat niet helemaal klopt. Schroef en plug zijn inbegrepen.',
    ],
    materials: ['Glas: 5 mm, zilverspiegel met veiligheidsfolie', 'Rand: staal, messingkleurig of mat zwart'],
  },
  'mirror-arch': {
    description: [
      'Met 175 cm ziet u zichzelf van top tot teen. Arka leunt tegen de muur of hangt er plat tegenaan; beide bevestigingen zitten erbij.',
      'De ronde bovenkant maakt de spiegel zachter dan een rechthoek en vangt het licht van een raam ertegenover.',
    ],
    materials: [
      'Glas: 5 mm, zilverspiegel met veiligheidsfolie',
      'Lijst: staal, mat zwart of messingkleurig',
    ],
  },
  'vase-moon': {
    description: [
      'Een bolle vaas met een smalle hals, geïnspireerd op Koreaanse maanpotten. Drie takken eucalyptus zijn al genoeg om hem te vullen.',
      'Het matte glazuur maakt de vaas van binnen waterdicht. De takken op de afbeelding zijn niet inbegrepen.',
    ],
    materials: ['Steengoed keramiek, mat geglazuurd'],
  },
  'basket-seagrass': {
    description: [
      'Een stevige mand, rond een stalen ring gevlochten van gedraaid zeegras. Goed voor plaids, speelgoed, hout bij de kachel of als pot om een plant.',
      'Zeegras ruikt de eerste weken licht naar hooi; dat trekt weg.',
    ],
    materials: ['Zeegras, met de hand gevlochten', 'Ring: staal'],
  },
};
