export const sofas = {
  'sofa-oslo-3': {
    description: [
      'Oslo is een bank met rechte armleuningen en drie losse zitkussens. De zitting is 56 cm diep: u zit met uw voeten op de vloer en met uw rug in de kussens. Zonder rugkussen wordt de zitting dieper: ruimte genoeg om met opgetrokken benen te lezen.',
      'De kussens hebben een kern van koudschuim met een laag vezels eromheen. Ze veren vanzelf terug; af en toe keren en opschudden is genoeg. Een biesje volgt de naden en houdt de vorm strak.',
      'De poten zijn van massief eiken en staan iets naar buiten. Er is 14 cm vrije ruimte onder de bank, genoeg voor een robotstofzuiger. De twee sierkussens op de afbeelding worden meegeleverd.',
    ],
    materials: [
      'Frame: massief grenen en berkenmultiplex, verlijmd en geschroefd',
      'Zitting: nosagveren, koudschuim HR 35 met vezellaag',
      'Bekleding: 100% linnen of weefstof (100% gerecycled polyester), vanaf 40.000 Martindale',
      'Poten: massief eiken, geolied',
    ],
  },
  'sofa-oslo-2': {
    description: [
      'De tweezitter uit de Oslo-serie is 168 cm breed en past in een voorkamer, een studio of tegenover de driezitter. De armleuningen zijn even hoog als bij de grote bank, zodat de twee naast elkaar kloppen.',
      'U zit op nosagveren met een kern van koudschuim. De hoezen van zit- en rugkussens hebben een rits en kunnen naar de stomerij.',
      'Ook leverbaar in 188 cm, voor wie net wat meer ruimte wil zonder naar een driezitter te gaan.',
    ],
    materials: [
      'Frame: massief grenen en berkenmultiplex',
      'Zitting: nosagveren, koudschuim HR 35 met vezellaag',
      'Bekleding: weefstof (100% gerecycled polyester) of 100% linnen',
      'Poten: massief eiken, geolied',
    ],
  },
  'sofa-lund-3': {
    description: [
      'Lund is laag, zacht en rond. De armleuningen zijn 22 cm breed en lopen in een boog naar de vloer; de rug komt tot 74 cm, zodat de bank een kamer niet in tweeën deelt.',
      'Twee brede zitkussens in plaats van drie geven een rustig beeld, en met z’n tweeën zit niemand op een naad. De vulling is koudschuim met een toplaag van dons en vezels, waardoor u iets wegzakt en toch makkelijk opstaat.',
      'De zwarte plint springt terug, zodat de bank net boven de vloer lijkt te hangen.',
    ],
    materials: [
      'Frame: massief beuken en multiplex',
      'Zitting: pocketveren, koudschuim HR 38, toplaag van dons en polyestervezel',
      'Bekleding: bouclé (62% polyester, 28% acryl, 10% wol) of chenille (100% gerecycled polyester), vanaf 35.000 Martindale',
      'Plint: zwart gelakt beuken',
    ],
  },
  'sofa-como-3': {
    description: [
      'Como staat op twee sledepoten van messingkleurig staal. De armleuningen zijn smal, 14 cm, zodat van de 218 cm breedte zo veel mogelijk zitruimte overblijft.',
      'Het velvet is kort en dicht geweven. Het vangt het licht bij elke stand van de zon anders en laat zich goed stofzuigen. Haren van huisdieren blijven op de stof liggen en trekken er niet in.',
      'Eén sierkussen in een tweede kleur velvet hoort erbij.',
    ],
    materials: [
      'Frame: massief beuken',
      'Zitting: nosagveren, koudschuim HR 35',
      'Bekleding: velvet (100% polyester), 80.000 Martindale',
      'Onderstel: staal, messingkleurig gecoat',
    ],
  },
  'sofa-rio-leather': {
    description: [
      'Voor Rio gebruiken wij semi-aniline leer van 1,2 tot 1,4 mm dik. Littekens en verschil in nerf blijven zichtbaar: zo ziet u dat het echt is. In de loop van de jaren wordt de kleur warmer op de plekken waar u zit.',
      'De kussens zijn wat steviger dan bij onze stoffen banken, omdat leer in het begin nog moet worden ingezeten. Na een paar maanden heeft de bank uw vorm aangenomen.',
      'De poten zijn van staalplaat, 9 cm breed en 1 cm dik, zwart gepoedercoat. Het wollen kussen is inbegrepen.',
    ],
    materials: [
      'Frame: massief beuken',
      'Zitting: nosagveren, koudschuim HR 40 met vezellaag',
      'Bekleding: semi-aniline rundleer uit Italië, plantaardig nagelooid',
      'Poten: staal, zwart gepoedercoat',
    ],
  },
  'sofa-bergen-corner': {
    description: [
      'Bergen is de bank voor het hele gezin. De chaise longue komt 158 cm naar voren, waarvan 122 cm zitting is: genoeg om er uw benen op te strekken. De armleuningen hebben een los kussen, zodat u er ook met uw hoofd op kunt liggen.',
      'De bank komt in twee delen, die onze bezorgers bij u thuis gratis aan elkaar klikken. Elk deel past op zijn kant door een deur van 86 cm.',
      'Chenille voelt zacht aan en is dicht geweven, zodat kruimels en haren er makkelijk af gaan. De hoezen van de kussens zijn afneembaar.',
    ],
    materials: [
      'Frame: massief grenen en multiplex, koppeling van staal',
      'Zitting: nosagveren, koudschuim HR 35 met vezellaag',
      'Bekleding: chenille (100% gerecycled polyester), linnen of weefstof, vanaf 40.000 Martindale',
      'Poten: massief eiken, donker gebeitst',
    ],
  },
};
