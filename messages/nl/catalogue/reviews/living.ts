import type { WrittenReviews } from '../../../shape/reviews.ts';

/** Examples for sofas, armchairs, low tables and rugs. */
export const living: WrittenReviews = {
  'sofa-oslo-3': [
    {
      author: 'Marieke V.',
      rating: 5,
      title: 'Eindelijk een bank die klopt',
      text: 'De zitting is precies diep genoeg: ik zit met mijn voeten plat op de grond en mijn man van 1,94 m zit ook goed. Zonder het rugkussen lig ik er languit op te lezen.',
    },
    {
      author: 'Jeroen K.',
      rating: 4,
      title: 'Strak en stevig',
      text: 'Mooie naden en een nette achterkant, hij staat bij ons vrij in de kamer. De eerste weken vonden we hem aan de harde kant, nu niet meer.',
    },
    {
      author: 'Fatima D.',
      rating: 5,
      title: 'De robotstofzuiger komt eronder',
      text: 'Klein detail, groot verschil: met 14 cm ruimte eronder rijdt onze robot er zo onderdoor. De marineblauwe stof is in het echt iets donkerder dan op mijn telefoon.',
    },
    {
      author: 'Pieter H.',
      rating: 4,
      title: 'Poten vastdraaien en klaar',
      text: 'Twee bezorgers, tien minuten werk en hij stond. Wel even meten: door onze smalle hal paste hij net, op zijn kant.',
    },
  ],
  'sofa-oslo-2': [
    {
      author: 'Sanne B.',
      rating: 5,
      title: 'Past in onze voorkamer',
      text: 'We wonen op 58 vierkante meter en deze bank neemt niet meer plek in dan nodig. Met z’n tweeën zit je er ruim op.',
    },
    {
      author: 'Thijs M.',
      rating: 4,
      title: 'Hoezen gingen naar de stomerij',
      text: 'Na een omgevallen glas rode wijn heb ik een hoes laten reinigen; hij kwam er netjes uit en zit weer strak om het kussen.',
    },
    {
      author: 'Esther W.',
      rating: 3,
      title: 'Goed, maar niet om op te slapen',
      text: 'Zitten doe je er heerlijk op. Voor een logé is hij te kort, dat had ik kunnen bedenken als ik beter had gemeten.',
    },
  ],
  'sofa-lund-3': [
    {
      author: 'Lotte S.',
      rating: 5,
      title: 'Zo zacht als hij eruitziet',
      text: 'Je zakt er een stukje in weg en komt er toch makkelijk uit. De ronde armleuningen zijn breed genoeg om je hoofd op te leggen.',
    },
    {
      author: 'Bram J.',
      rating: 4,
      title: 'Laag en rustig',
      text: 'Omdat de rug laag is, blijft onze kamer ruim. Op de bouclé zie je wel elk zwart haartje van de hond.',
    },
  ],
  'sofa-como-3': [
    {
      author: 'Willem M.',
      rating: 5,
      title: 'Kleur die leeft',
      text: 'Het bosgroene velvet is ’s ochtends bijna blauw en ’s avonds diep groen. De smalle leuningen geven echt meer zitruimte.',
    },
    {
      author: 'Nadia R.',
      rating: 4,
      title: 'Kattenproof',
      text: 'Twee katten en na een jaar geen haaltje in de stof. Haren blijven bovenop liggen en gaan er met een borstel zo af.',
    },
    {
      author: 'Gerard D.',
      rating: 3,
      title: 'Hoezen kunnen er niet af',
      text: 'Mooie bank, prima zit. Ik had gehoopt dat de hoezen eraf konden, maar dat staat er eerlijk bij.',
    },
  ],
  'sofa-rio-leather': [
    {
      author: 'Koen S.',
      rating: 5,
      title: 'Leer dat met je meegaat',
      text: 'In het begin vrij stevig, na een paar maanden heeft hij onze vorm. De littekens in het leer maken hem juist echt.',
    },
    {
      author: 'Ingrid B.',
      rating: 4,
      title: 'Stoere poten',
      text: 'De stalen poten geven hem iets lichts. Let op met zon: op de plek bij het raam is het leer iets lichter geworden.',
    },
  ],
  'sofa-bergen-corner': [
    {
      author: 'Hanneke V.',
      rating: 5,
      title: 'Het hele gezin past erop',
      text: 'Vier mensen en een hond, niemand op een naad. De kussentjes op de leuningen zijn onze favoriete plek.',
    },
    {
      author: 'Ruben H.',
      rating: 5,
      title: 'In twee delen naar boven',
      text: 'Ik zag op tegen de trap, maar de twee delen gingen zonder schade naar de eerste verdieping. In een kwartier was alles gekoppeld.',
    },
    {
      author: 'Chantal W.',
      rating: 4,
      title: 'Fijn breed, wel groot',
      text: 'Plak de maten af op de vloer voordat je bestelt. Bij ons bleef er langs de chaise longue nog 70 cm looppad over, en dat is genoeg.',
    },
    {
      author: 'Dirk K.',
      rating: 3,
      title: 'Sierkussens wat plat',
      text: 'De bank zelf is uitstekend. De losse kussens mochten van mij voller.',
    },
  ],
  'armchair-nest': [
    {
      author: 'Anouk B.',
      rating: 5,
      title: 'Mijn plek bij het raam',
      text: 'Door de ronde rug zit je beschut, en je armen liggen precies goed om een boek vast te houden.',
    },
    {
      author: 'Joost R.',
      rating: 4,
      title: 'Komt in één stuk',
      text: 'Uitpakken en zitten, er viel niets te monteren. Lange mensen hebben in de rug iets weinig steun bij de schouders.',
    },
    {
      author: 'Yasmin S.',
      rating: 4,
      title: 'Compact en toch ruim',
      text: 'Tachtig centimeter breed, en toch trek ik mijn benen op. De mokkakleur verbergt veel.',
    },
  ],
  'armchair-nest-ochre': [
    {
      author: 'Iris V.',
      rating: 5,
      title: 'Zonnetje in de kamer',
      text: 'De okergele Nest fleurt onze donkere hoek helemaal op. Het velvet voelt glad en stevig.',
    },
    {
      author: 'Bart J.',
      rating: 4,
      title: 'Mooi, ook van achteren',
      text: 'Hij staat met zijn rug naar de eettafel en dat mag gezien worden. Op de zwarte poten zie je wel stof.',
    },
  ],
  'armchair-malmo': [
    {
      author: 'Hugo M.',
      rating: 5,
      title: 'Vakwerk',
      text: 'De verbindingen in het walnoot zijn zo netjes dat je blijft kijken. Op de brede leuning staat mijn koffie veilig.',
    },
    {
      author: 'Saskia D.',
      rating: 4,
      title: 'Leer wordt mooier',
      text: 'Na een jaar heeft de zitting een zachte glans. De rug is hoog genoeg om even weg te dommelen.',
    },
  ],
  'armchair-malmo-oak': [
    {
      author: 'Femke K.',
      rating: 5,
      title: 'De hoezen gewoon gewassen',
      text: 'Linnen op 30 graden, laten drogen en weer om het kussen: geen krimp, geen gedoe. Met een peuter in huis is dat goud waard.',
    },
    {
      author: 'Stijn B.',
      rating: 4,
      title: 'Licht van uiterlijk',
      text: 'Het open frame houdt onze kleine kamer luchtig. Ik heb er zelf viltjes onder geplakt.',
    },
  ],
  'stool-tri': [
    {
      author: 'Noor H.',
      rating: 5,
      title: 'Staat overal',
      text: 'Overdag een tafeltje naast de bank, ’s avonds een extra zitplek. Op onze scheve plankenvloer wiebelt hij niet.',
    },
    {
      author: 'Wouter S.',
      rating: 4,
      title: 'Poten erin draaien',
      text: 'Zonder gereedschap in elkaar. De hoge staat bij ons aan het werkblad en is daar precies goed voor.',
    },
  ],
  'coffee-runa': [
    {
      author: 'Karin R.',
      rating: 5,
      title: 'Ronde hoeken, rustig hart',
      text: 'Onze kleuter loopt er overal tegenaan en dat geeft niets. Op het onderste blad liggen haar boekjes.',
    },
    {
      author: 'Daan V.',
      rating: 4,
      title: 'Vijftien minuten werk',
      text: 'Vier poten, vier bouten. Na een maand heb ik ze nog een keer aangedraaid, sindsdien staat hij als een huis.',
    },
  ],
  'coffee-drum-travertine': [
    {
      author: 'Ellen B.',
      rating: 5,
      title: 'Een stuk steen in de kamer',
      text: 'De holtes en lijntjes zijn veel mooier dan een foto kan laten zien. Twee sterke mannen zetten het blad op de voet.',
    },
    {
      author: 'Mehmet D.',
      rating: 4,
      title: 'Schuift nooit meer weg',
      text: 'Loodzwaar, dus denk goed na waar hij komt. Een spetter citroen moet je meteen opnemen.',
    },
  ],
  'coffee-frame-walnut': [
    {
      author: 'Sjoerd M.',
      rating: 4,
      title: 'Slank en toch stevig',
      text: 'Het frame oogt bijna getekend. De stelvoetjes vangen het hoogteverschil in onze oude vloer goed op.',
    },
    {
      author: 'Lieke W.',
      rating: 5,
      title: 'Ruimte voor tijdschriften',
      text: 'Op het onderste blad past een flinke mand, en boven houd je alles vrij voor koffie.',
    },
    {
      author: 'Marijke J.',
      rating: 3,
      title: 'Stof op zwart staal',
      text: 'Mooie tafel, maar het zwarte frame laat elk stofje zien. Even vegen en weg is het, dus geen drama.',
    },
  ],
  'coffee-pebble-walnut': [
    {
      author: 'Thijs B.',
      rating: 5,
      title: 'Iedereen strijkt erover',
      text: 'De rand is zo zacht afgerond dat bezoek er met de hand langs gaat. Het walnoot kleurt mooi bij onze vloer.',
    },
    {
      author: 'Esther K.',
      rating: 4,
      title: 'Geen rechte lijn te vinden',
      text: 'Hij past daardoor op een plek waar een rechthoek in de weg zou staan. De poten geven iedere kant een ander aanzicht.',
    },
    {
      author: 'Pieter S.',
      rating: 5,
      title: 'Kring weggewerkt',
      text: 'Een nat glas gaf een kring; met wat olie en een doekje was die na een dag verdwenen.',
    },
  ],
  'side-luna-marble': [
    {
      author: 'Fatima H.',
      rating: 4,
      title: 'Net zo hoog als de leuning',
      text: 'Vijftig centimeter is precies goed naast de bank. De zware voet houdt hem overeind, ook als de hond langsrent.',
    },
    {
      author: 'Bram R.',
      rating: 5,
      title: 'Zwart marmer, witte aders',
      text: 'Elk blad is anders en het onze is prachtig. Een kop thee laat geen plek achter als je hem afneemt.',
    },
  ],
  'rug-atlas-diamond': [
    {
      author: 'Anouk D.',
      rating: 5,
      title: 'De kamer galmt niet meer',
      text: 'Op onze gietvloer klonk alles hol. Sinds dit kleed er ligt, praten we weer gewoon.',
    },
    {
      author: 'Koen V.',
      rating: 4,
      title: 'Niet helemaal recht, en dat hoort',
      text: 'Je ziet dat het met de hand is geknoopt: de ruiten lopen net niet strak. De eerste weken kwam er veel pluis af.',
    },
  ],
  'rug-line-stripe': [
    {
      author: 'Sanne J.',
      rating: 4,
      title: 'Maakt de kamer breder',
      text: 'De strepen liggen bij ons overdwars en dat helpt echt. De hoeken kwamen eerst omhoog, na drie dagen lag hij vlak.',
    },
    {
      author: 'Gerard B.',
      rating: 5,
      title: 'Warme terra',
      text: 'De kleur is precies als op de foto: aards, niet oranje. Onze deur draait er nog net overheen.',
    },
  ],
  'rug-plain-round': [
    {
      author: 'Lotte M.',
      rating: 4,
      title: 'Rustig rond',
      text: 'Onder de leesstoel is hij ideaal. Van dichtbij zie je de twee tinten wol, van verre is hij egaal.',
    },
    {
      author: 'Ruben S.',
      rating: 5,
      title: 'Onder de eettafel',
      text: 'De maat van 250 past onder onze tafel van 120 met de stoelen erop. Kruimels zuig je er zo uit.',
    },
  ],
};
