import type { WrittenReviews } from '../../../shape/reviews.ts';

/** Examples for chairs, tables, benches and beds. */
export const diningAndSleeping: WrittenReviews = {
  'chair-ella-oak': [
    {
      author: 'Ingrid K.',
      rating: 5,
      title: 'Vier uur getafeld',
      text: 'Na een lang diner stond niemand met rugpijn op. De gebogen leuning steunt precies onder de schouderbladen.',
    },
    {
      author: 'Joost B.',
      rating: 4,
      title: 'Zes gelijke stoelen',
      text: 'Ze staan alle zes recht en het eiken is mooi van kleur. De zitting is aan de stevige kant.',
    },
    {
      author: 'Nadia W.',
      rating: 5,
      title: 'Vlek ging eruit',
      text: 'Tomatensaus op de grijze stof: met een vochtige doek gedept en je ziet er niets meer van.',
    },
  ],
  'chair-ella-walnut': [
    {
      author: 'Willem H.',
      rating: 5,
      title: 'Donker en warm',
      text: 'Het walnoot past precies bij onze tafel. Op het zwarte leer veeg je elke kruimel zo weg.',
    },
    {
      author: 'Chantal M.',
      rating: 4,
      title: 'Mooi, niet goedkoop',
      text: 'Voor vier stoelen was het een hele uitgave, maar het hout en het leer zijn echt. Dat voel je.',
    },
  ],
  'chair-ronja-rust': [
    {
      author: 'Yasmin V.',
      rating: 4,
      title: 'Omarmt je',
      text: 'De kuip sluit goed aan in de rug en je armen blijven vrij. In vijf minuten zaten de poten eronder.',
    },
    {
      author: 'Dirk S.',
      rating: 4,
      title: 'Kleur maakt de kamer',
      text: 'Roest bij onze groene muur is een schot in de roos. De doppen onder de poten sparen de vloer.',
    },
    {
      author: 'Hanneke R.',
      rating: 2,
      title: 'Voor mij te smal',
      text: 'Ik ben breed gebouwd en zit klem tussen de zijkanten. De stoel is netjes gemaakt, maar meet even na.',
    },
  ],
  'chair-ronja-boucle': [
    {
      author: 'Iris J.',
      rating: 5,
      title: 'Bijna een fauteuil',
      text: 'Aan de eettafel zitten we nu langer dan op de bank. De stof is dik en zacht.',
    },
    {
      author: 'Stijn D.',
      rating: 3,
      title: 'Kruimels in de lussen',
      text: 'Mooie stoel, maar met kleine kinderen zou ik een gladde stof nemen: rijst krijg je er lastig uit.',
    },
  ],
  'chair-stahl-cane': [
    {
      author: 'Femke B.',
      rating: 5,
      title: 'Schuift over het kleed',
      text: 'Door de sleden blijft hij nergens haken. Het vlechtwerk zit koel in de zomer.',
    },
    {
      author: 'Hugo K.',
      rating: 4,
      title: 'Luchtig',
      text: 'Vier ervan en de kamer lijkt toch leeg. De zitting kraakte de eerste dagen een beetje.',
    },
  ],
  'chair-spindle-black': [
    {
      author: 'Saskia V.',
      rating: 5,
      title: 'Klassieker',
      text: 'Je tilt hem met twee vingers op. De nerf schemert mooi door de zwarte lak heen.',
    },
    {
      author: 'Bart W.',
      rating: 4,
      title: 'Zit beter dan verwacht',
      text: 'De holle zitting doet zijn werk, ook zonder kussen. Ik gebruik er een aan mijn bureau.',
    },
  ],
  'chair-spindle-oak': [
    {
      author: 'Noor S.',
      rating: 5,
      title: 'Negen spijlen, allemaal strak',
      text: 'Ik heb ze nageteld: mooi gedraaid, niets los, niets ruw. De leuning veert en is toch stevig.',
    },
    {
      author: 'Wouter D.',
      rating: 4,
      title: 'Gerookt eiken',
      text: 'De kleur is dieper dan ik dacht en past goed bij ons oude buffet.',
    },
  ],
  'dining-alma-oak': [
    {
      author: 'Karin V.',
      rating: 5,
      title: 'Acht mensen, geen gedrang',
      text: 'Aan de lange kant zitten er drie zonder poot tussen de knieën. De monteurs zetten hem in een halfuur neer.',
    },
    {
      author: 'Daan R.',
      rating: 5,
      title: 'Hout dat leeft',
      text: 'Elke plank heeft een eigen tekening. Onze kinderen knutselen eraan; een kras schuurde ik er zelf uit.',
    },
    {
      author: 'Ellen S.',
      rating: 4,
      title: 'In de winter een fijn naadje',
      text: 'Toen de verwarming aanging, kwam er een haarfijn lijntje tussen twee planken. In het voorjaar was het weer weg, zoals in de uitleg staat.',
    },
    {
      author: 'Mehmet B.',
      rating: 4,
      title: 'Zware jongen',
      text: 'Verplaatsen doe je niet alleen. Wel een tafel waar je op kunt leunen zonder dat er iets beweegt.',
    },
  ],
  'dining-alma-walnut': [
    {
      author: 'Sjoerd H.',
      rating: 5,
      title: 'Tafel voor het leven',
      text: 'De tekening loopt over het hele blad door. Ook op de kop zit je ruim, omdat de schragen naar binnen staan.',
    },
    {
      author: 'Lieke K.',
      rating: 4,
      title: 'Let op de regel',
      text: 'Prachtige tafel. De dwarsregel onderin is mooi, maar je voeten moeten er even aan wennen.',
    },
  ],
  'dining-iro-black': [
    {
      author: 'Marijke B.',
      rating: 4,
      title: 'Zes bouten',
      text: 'Klopt precies: tien minuten en hij stond. Het gerookte eiken is warm en niet te donker.',
    },
    {
      author: 'Thijs W.',
      rating: 5,
      title: 'Stoer',
      text: 'Met zes stoelen eromheen blijft er ruimte voor de benen. Het gepoedercoate frame is nog krasvrij.',
    },
    {
      author: 'Esther M.',
      rating: 3,
      title: 'Blad vraagt olie',
      text: 'De eerste maanden trok het hout snel olie op. Nu is het goed, maar je moet er wat voor doen.',
    },
  ],
  'dining-mira-round': [
    {
      author: 'Pieter R.',
      rating: 5,
      title: 'Geen poten in de weg',
      text: 'Met z’n vijven aan 120 cm lukt ook nog, juist doordat er maar één voet is.',
    },
    {
      author: 'Sanne H.',
      rating: 4,
      title: 'Blikvanger',
      text: 'De gedraaide voet is het mooiste van de kamer. Het blad voelt dun, maar staat muurvast.',
    },
    {
      author: 'Jeroen D.',
      rating: 5,
      title: 'Rond praat beter',
      text: 'Sinds we rond eten, voert iedereen hetzelfde gesprek. Had ik niet verwacht van een tafel.',
    },
  ],
  'dining-flute-round': [
    {
      author: 'Anouk S.',
      rating: 4,
      title: 'Marmer met karakter',
      text: 'De aders zijn schitterend. Wijn ruim je meteen op, dan is er niets meer van te zien.',
    },
    {
      author: 'Koen M.',
      rating: 5,
      title: 'Zuil als een sculptuur',
      text: 'De groeven lopen perfect rond. De bezorgers droegen het blad met riemen naar binnen, heel zorgvuldig.',
    },
  ],
  'dining-bow-round': [
    {
      author: 'Fatima V.',
      rating: 5,
      title: 'Wachten loont',
      text: 'Hij wordt pas gemaakt als je bestelt, maar dan heb je ook iets: de poten lijken te zweven.',
    },
    {
      author: 'Bram K.',
      rating: 4,
      title: 'Vijf mensen passen',
      text: 'Vier zitten ruim, de vijfde schuift er gezellig bij. Onder het blad is genoeg plek voor je voeten.',
    },
  ],
  'desk-nils-oak': [
    {
      author: 'Nadia J.',
      rating: 5,
      title: 'Eindelijk rust op mijn bureau',
      text: 'Twee laden en alles is weg. Het scherm staat op armlengte en de kabels verdwijnen achter de regel.',
    },
    {
      author: 'Willem R.',
      rating: 4,
      title: 'Door het trapgat gelukt',
      text: 'Met de poten eraf kreeg ik hem in mijn eentje naar zolder. Een tweede kabelgat had gemogen.',
    },
    {
      author: 'Chantal D.',
      rating: 4,
      title: 'Mag in de woonkamer staan',
      text: 'Niemand ziet er een kantoor in. De laden sluiten zacht.',
    },
  ],
  'bench-alma-oak': [
    {
      author: 'Yasmin M.',
      rating: 4,
      title: 'Schuift weg',
      text: 'Na het eten verdwijnt hij onder de tafel en hebben we weer loopruimte. Met een schapenvacht erop zit je langer.',
    },
    {
      author: 'Dirk J.',
      rating: 5,
      title: 'Drie kinderen naast elkaar',
      text: 'De grote maat staat bij ons onder de tafel van 240 en past precies tussen de poten.',
    },
  ],
  'bench-vera-boucle': [
    {
      author: 'Hanneke S.',
      rating: 4,
      title: 'Aan het voeteneinde',
      text: 'Handig om je sokken aan te trekken en om kleren over te hangen. Het kussen is stevig gevuld.',
    },
    {
      author: 'Ruben B.',
      rating: 5,
      title: 'Klein maar fijn',
      text: 'Staat in de hal en wordt door iedereen gebruikt. De schuine pootjes maken het af.',
    },
  ],
  'bed-haga-160': [
    {
      author: 'Iris W.',
      rating: 5,
      title: 'Geen blauwe schenen meer',
      text: 'De randen zijn rondom zacht. Het hoofdbord heeft de goede hoogte om tegen te lezen.',
    },
    {
      author: 'Stijn V.',
      rating: 4,
      title: 'Lattenbodem zat erbij',
      text: 'Twee vriendelijke monteurs waren in veertig minuten klaar. Eronder past net een platte opbergbak.',
    },
    {
      author: 'Femke H.',
      rating: 4,
      title: 'Stil',
      text: 'Kraakt niet, ook niet als ik me omdraai. Het grijs is iets warmer dan ik dacht.',
    },
  ],
  'bed-riva-channel': [
    {
      author: 'Hugo B.',
      rating: 5,
      title: 'Hotelgevoel',
      text: 'De banen in het hoofdbord zijn strak gevuld en blijven dat. Het groen is diep en rustig.',
    },
    {
      author: 'Saskia R.',
      rating: 4,
      title: 'Statig',
      text: 'Onze slaapkamer is er in één klap mee af. Het velvet borstel ik af en toe op.',
    },
  ],
  'bed-spindle-oak': [
    {
      author: 'Bart S.',
      rating: 5,
      title: 'Hout waar je naar kijkt',
      text: 'Eenentwintig spijlen en allemaal mooi. Onder het bed staan vier dozen met winterkleren.',
    },
    {
      author: 'Noor K.',
      rating: 4,
      title: 'Stevig en stil',
      text: 'De bouten trekken de hoeken echt vast. Zonder kussen in de rug lees je tegen de spijlen minder fijn.',
    },
  ],
  'bed-boucle-180': [
    {
      author: 'Wouter M.',
      rating: 5,
      title: 'Als een wolk',
      text: 'Ook de achterkant is bekleed, dus het bed staat bij ons midden in de kamer. Zacht om tegenaan te hangen.',
    },
    {
      author: 'Karin D.',
      rating: 4,
      title: 'Licht, dus voorzichtig',
      text: 'De crème kleur is prachtig, maar koffie in bed doen we niet meer.',
    },
  ],
};
