import type { WrittenReviews } from '../../../shape/reviews.ts';

/** Examples for storage, lamps, mirrors, plants and small things. */
export const storageAndLight: WrittenReviews = {
  'sideboard-slat-oak': [
    {
      author: 'Daan K.',
      rating: 5,
      title: 'Latjes als muziek',
      text: 'De deuren gaan met een tikje open en hangen precies gelijk. Onze dinerborden passen er ruim in.',
    },
    {
      author: 'Ellen V.',
      rating: 4,
      title: 'Gemonteerd bezorgd',
      text: 'Alleen de poten moesten eronder, en dat deden de bezorgers. Zet hem wel vast aan de muur als je kinderen hebt; het setje zit erbij.',
    },
    {
      author: 'Mehmet S.',
      rating: 5,
      title: 'Warm eiken',
      text: 'In het echt nog mooier dan op het scherm. Het kabelgat achterin is handig voor de router.',
    },
  ],
  'sideboard-cane-oak': [
    {
      author: 'Sjoerd B.',
      rating: 5,
      title: 'Afstandsbediening werkt erdoorheen',
      text: 'De versterker staat achter het vlechtwerk en reageert gewoon. De messing knopjes worden langzaam matter, mooi.',
    },
    {
      author: 'Lieke R.',
      rating: 4,
      title: 'Licht en luchtig',
      text: 'Minder massief dan een dichte kast. Stof ga je met een zacht borsteltje te lijf.',
    },
  ],
  'sideboard-plain-walnut': [
    {
      author: 'Marijke H.',
      rating: 5,
      title: 'Eén doorlopende tekening',
      text: 'De nerf loopt over alle vier de deuren. In de besteklade ligt ons zilver stil op het vilt.',
    },
    {
      author: 'Thijs D.',
      rating: 4,
      title: 'Ingetogen',
      text: 'Geen poespas, wel kwaliteit. De achterwand had van mij iets dikker gemogen.',
    },
  ],
  'tv-slat-walnut': [
    {
      author: 'Esther B.',
      rating: 5,
      title: 'Alle kabels weg',
      text: 'De sleuf loopt over de hele achterkant, dus ik hoefde niets te boren. De soundbar past in het open vak.',
    },
    {
      author: 'Pieter J.',
      rating: 4,
      title: 'Groot scherm erop',
      text: 'Ons scherm van 65 inch staat er stevig op. De spelcomputer wordt warm in het open vak, dus ik laat er ruimte omheen.',
    },
  ],
  'tv-plain-oak': [
    {
      author: 'Jeroen V.',
      rating: 4,
      title: 'Licht hout',
      text: 'Het wit geoliede eiken vergeelt niet. In elkaar zetten kostte me in mijn eentje een uur.',
    },
    {
      author: 'Sanne K.',
      rating: 3,
      title: 'Handleiding kon beter',
      text: 'Stap vier heb ik twee keer gedaan. Als hij staat, is het een mooi en laag meubel.',
    },
  ],
  'wardrobe-nord-oak': [
    {
      author: 'Anouk W.',
      rating: 5,
      title: 'Monteurs waren toppers',
      text: 'Precies twee uur, zoals beloofd, en daarna stond hij vast aan de muur. De hangers passen dwars.',
    },
    {
      author: 'Koen H.',
      rating: 4,
      title: 'Zes planken vol truien',
      text: 'Eindelijk overzicht. De deuren sluiten bijna zonder geluid.',
    },
  ],
  'wardrobe-shaker-white': [
    {
      author: 'Fatima B.',
      rating: 4,
      title: 'Landelijk zonder tierelantijnen',
      text: 'De lak is mat en zacht. Lange jassen hangen vrij, ook mijn trenchcoat.',
    },
  ],
  'wardrobe-slat-walnut': [
    {
      author: 'Bram S.',
      rating: 5,
      title: 'Een wand van hout',
      text: 'Dicht is het net een lambrisering. De laden lopen helemaal uit, dus je ziet ook wat achterin ligt.',
    },
  ],
  'bookshelf-oak': [
    {
      author: 'Nadia V.',
      rating: 5,
      title: 'Buigt niet door',
      text: 'Kookboeken op elke plank en nog steeds kaarsrecht. De set voor de muur zat erbij.',
    },
    {
      author: 'Willem D.',
      rating: 4,
      title: 'Ordners passen',
      text: 'Vijfendertig centimeter per vak is genoeg voor mijn administratie. Zet hem met twee mensen overeind.',
    },
  ],
  'bookshelf-loft': [
    {
      author: 'Chantal K.',
      rating: 4,
      title: 'Open en stevig',
      text: 'Haaks op de muur deelt hij onze kamer in tweeën. Eenmaal vastgezet beweegt er niets.',
    },
    {
      author: 'Yasmin R.',
      rating: 3,
      title: 'Koppelset vergeten',
      text: 'Ik wilde er twee aan elkaar en moest de set nabestellen. Had ik beter moeten lezen.',
    },
  ],
  'nightstand-oak': [
    {
      author: 'Dirk M.',
      rating: 5,
      title: 'Gelijk met de matras',
      text: 'Je reikt zonder kijken naar je glas water. De zwaluwstaarten in de lade zijn een fijn detail.',
    },
    {
      author: 'Hanneke J.',
      rating: 4,
      title: 'Klein en genoeg',
      text: 'Boek in het vak, bril in de lade. De pootjes draai je er in een paar minuten onder.',
    },
  ],
  'nightstand-walnut-2': [
    {
      author: 'Ruben W.',
      rating: 4,
      title: 'Blad blijft leeg',
      text: 'Door de twee laden ligt er bij mij niets meer op. De laadkabel gaat door de gleuf achterin.',
    },
  ],
  'basket-seagrass': [
    {
      author: 'Iris B.',
      rating: 5,
      title: 'Plaids uit het zicht',
      text: 'De grote mand slikt drie plaids. De eerste week rook hij naar hooi, dat vond ik wel lekker.',
    },
    {
      author: 'Stijn K.',
      rating: 4,
      title: 'Houdt zijn vorm',
      text: 'De stalen ring bovenin maakt het verschil, ook als hij vol hout zit.',
    },
  ],
  'lamp-vega-floor': [
    {
      author: 'Femke D.',
      rating: 4,
      title: 'Dimmer op kniehoogte',
      text: 'Vanuit mijn stoel zet ik het licht zachter zonder op te staan. Koop er wel een dimbare lichtbron bij.',
    },
    {
      author: 'Hugo S.',
      rating: 5,
      title: 'Warm licht',
      text: 'De linnen kap strooit het licht naar boven en beneden. Op het messing zie je vingers, even wrijven.',
    },
  ],
  'lamp-tripod-oak': [
    {
      author: 'Saskia B.',
      rating: 5,
      title: 'Staat als een huis',
      text: 'De hond loopt ertegenaan en er gebeurt niets. De voetschakelaar vind ik ook in het donker.',
    },
    {
      author: 'Bart R.',
      rating: 4,
      title: 'Mooie schaduw',
      text: 'Het eiken kleurt bij onze stoelen. Het snoer is 220 cm, dat was bij ons net lang genoeg.',
    },
  ],
  'lamp-arc-brass': [
    {
      author: 'Noor D.',
      rating: 5,
      title: 'Licht boven de tafel zonder haak',
      text: 'We huren en mogen niet boren. De boog reikt tot midden boven de salontafel.',
    },
    {
      author: 'Wouter H.',
      rating: 4,
      title: 'Voet is echt zwaar',
      text: 'Zestien kilo marmer: neem er hulp bij. Daarna staat hij roerloos.',
    },
  ],
  'lamp-table-luna': [
    {
      author: 'Karin S.',
      rating: 5,
      title: 'Zachte kegel',
      text: 'Genoeg om bij te lezen en mijn partner slaapt door. De voet is net een handgemaakte pot, met kleine verschillen in het glazuur.',
    },
    {
      author: 'Daan M.',
      rating: 4,
      title: 'Zonder lichtbron',
      text: 'Let op dat je er zelf een peertje bij koopt. Verder een lief lampje, ook overdag.',
    },
  ],
  'pendant-dome-black': [
    {
      author: 'Ellen K.',
      rating: 5,
      title: 'Niet in je ogen',
      text: 'De koepel houdt het licht op tafel. De binnenkant maakt zelfs koel licht aangenaam.',
    },
    {
      author: 'Mehmet V.',
      rating: 4,
      title: 'Snoer ingekort',
      text: 'Anderhalve meter was bij ons te lang, inkorten ging makkelijk. De grote maat past goed boven twee meter tafel.',
    },
  ],
  'pendant-paper': [
    {
      author: 'Sjoerd D.',
      rating: 4,
      title: 'Vouwt zo open',
      text: 'In een minuut een bol. Hij weegt niets, dus tochten moet het niet.',
    },
    {
      author: 'Lieke S.',
      rating: 5,
      title: 'Maan aan het plafond',
      text: 'Het licht is overal even zacht. Stof gaat er met een plumeau af.',
    },
  ],
  'pendant-rattan': [
    {
      author: 'Marijke V.',
      rating: 5,
      title: 'Lijnen op het plafond',
      text: 'Met een helder peertje krijg je een schaduwspel waar bezoek altijd iets over zegt.',
    },
    {
      author: 'Thijs R.',
      rating: 4,
      title: 'Handwerk',
      text: 'Van dichtbij zie je kleine oneffenheden in het vlechtwerk, en dat past erbij.',
    },
  ],
  'mirror-luna': [
    {
      author: 'Esther D.',
      rating: 4,
      title: 'Hangt recht',
      text: 'Mijn gat zat een centimeter te ver naar links; met de schuifplaat was dat zo opgelost.',
    },
    {
      author: 'Pieter B.',
      rating: 5,
      title: 'Maakt de hal groter',
      text: 'Het beeld is helder en de rand mooi dun. De doos was goed gevuld, geen krasje.',
    },
  ],
  'mirror-arch': [
    {
      author: 'Jeroen S.',
      rating: 5,
      title: 'Van top tot teen',
      text: 'Hij leunt in de slaapkamer en zit met het bijgeleverde beugeltje vast. Vangt veel daglicht.',
    },
    {
      author: 'Sanne M.',
      rating: 4,
      title: 'Zwaar, dus met z’n tweeën',
      text: 'Negentien kilo til je niet alleen. De ronde bovenkant is zachter dan een rechthoek.',
    },
  ],
  'plant-olive': [
    {
      author: 'Anouk R.',
      rating: 4,
      title: 'Blaadjes bijbuigen',
      text: 'Een halfuurtje takken uitbuigen en hij ziet er natuurlijk uit. Bezoek voelt eraan om het te geloven.',
    },
  ],
  'plant-fiddle': [
    {
      author: 'Koen B.',
      rating: 5,
      title: 'De enige die bij mij overleeft',
      text: 'Grote golvende bladeren en nul water. In de donkere hoek is hij perfect.',
    },
  ],
  'plant-ficus': [
    {
      author: 'Fatima K.',
      rating: 4,
      title: 'Lijkt echt',
      text: 'De onderkant van het blad is lichter, dat doet het hem. Even afstoffen met een vochtige doek.',
    },
  ],
  'vase-moon': [
    {
      author: 'Bram W.',
      rating: 5,
      title: 'Drie takken is genoeg',
      text: 'De smalle hals houdt alles overeind. Van binnen blijft hij droog waar het droog moet zijn.',
    },
    {
      author: 'Nadia H.',
      rating: 4,
      title: 'Mooi mat',
      text: 'Het kleine stipje in het glazuur maakt hem van mij.',
    },
  ],
};
