import { picture, type SitePage, slot } from '../../../api/db/seed/content/page.ts';
import { categoryPath, collectionPath, tagPath } from './category-path.ts';
import { company, mailLink } from './company.ts';
import { rooms } from './pictures.ts';

const hero = slot('hero', 'full-width-image', {
  image: rooms.breakfast,
  eyebrow: 'Materialengids',
  title: 'Waar uw meubel van is gemaakt',
  text: 'Waar eiken, wol en linnen vandaan komen, hoe ze ouder worden en wat ze van u vragen.',
});

const overview = slot('overzicht', 'grid-on-image', {
  title: 'Zes materialen van dichtbij',
  tiles: [
    {
      title: 'Eiken',
      text: 'Licht, hard, met een rustige nerf',
      link: collectionPath('CL4'),
      image: picture('dining-alma-oak-detail', 'Hoek van een eiken tafelblad met poot'),
    },
    {
      title: 'Walnoot',
      text: 'Donker, warm, levendig getekend',
      link: collectionPath('CL5'),
      image: picture('dining-alma-walnut-detail', 'Hoek van een walnoten tafelblad met poot'),
    },
    {
      title: 'Linnen',
      text: 'Koel, sterk en altijd een beetje gekreukt',
      link: categoryPath('C11'),
      image: picture('sofa-oslo-3-detail', 'Zitkussens van een zandkleurige linnen bank'),
    },
    {
      title: 'Wol',
      text: 'Veerkrachtig en van nature vuilafstotend',
      link: categoryPath('C7'),
      image: picture('rug-atlas-diamond-detail', 'Hoek van een wollen vloerkleed met ruiten en franje'),
    },
    {
      title: 'Leer',
      text: 'Wordt mooier op de plek waar u zit',
      link: categoryPath('C112'),
      image: picture('sofa-rio-leather-detail', 'Zitkussens van een cognackleurige leren bank'),
    },
    {
      title: 'Natuursteen',
      text: 'Zwaar, koel en nooit twee keer gelijk',
      link: categoryPath('C131'),
      image: picture('coffee-drum-travertine-detail', 'Rand van een ronde salontafel van travertin'),
    },
  ],
});

const guide = slot('gids', 'full-width-text', {
  title: 'De gids',
  body: `<p>Een materiaal kiest u niet alleen met uw ogen. De vraag is ook hoe het er over tien jaar uitziet, en of u daarvan houdt. Hieronder staat per materiaal wat wij aan de telefoon ook zouden zeggen.</p>
<h2>Eiken</h2>
<p><strong>Herkomst.</strong> Meubeleiken groeit in heel Europa, van Frankrijk tot Polen en Kroatië. Een boom is meestal meer dan honderd jaar oud voordat hij planken geeft die breed genoeg zijn voor een tafelblad.</p>
<p><strong>Ouder worden.</strong> Nieuw eiken is licht en wat roze. In het eerste jaar wordt het door daglicht geler en dieper van kleur. Leg daarom in de eerste weken niet steeds dezelfde loper op dezelfde plek. Kringen en krasjes trekken in geolied hout langzaam bij tot wat mensen een doorleefde tafel noemen.</p>
<p><strong>Onderhoud.</strong> Neem het af met een licht vochtige doek en droog na. Olie het twee keer per jaar met kleurloze onderhoudsolie: dun opbrengen, een kwartier laten intrekken, uitwrijven. Zet onderzetters onder natte glazen; het looizuur in eiken wordt zwart van water en ijzer.</p>
<h2>Walnoot</h2>
<p><strong>Herkomst.</strong> Ons walnoot is Amerikaans. Het groeit in het oosten en midden van de Verenigde Staten en is van zichzelf chocoladebruin, zonder beits.</p>
<p><strong>Ouder worden.</strong> Anders dan bijna elk ander hout wordt walnoot in het licht niet donkerder, maar lichter en warmer. Reken op een zichtbaar verschil na een jaar of twee.</p>
<p><strong>Onderhoud.</strong> Zoals eiken. Walnoot is iets zachter: zet een zware vaas op vilt en schuif er niet mee.</p>
<h2>Linnen</h2>
<p><strong>Herkomst.</strong> Linnen is vlas. Het meeste Europese vlas groeit in een kuststrook van Normandië via Vlaanderen tot in Zeeland, waar de zeewind de stengels lang en taai maakt. Voor banken mengen wij 55% linnen met 45% katoen; dat geeft de stof haar soepelheid.</p>
<p><strong>Ouder worden.</strong> Linnen wordt zachter met elke keer dat u erop zit. Het kreukt en blijft kreuken; wie een gladde bank zoekt, kan beter een weefstof nemen. In de volle zon verschiet het op den duur.</p>
<p><strong>Onderhoud.</strong> Zuig eens per twee weken met een zachte borstel en dep vlekken meteen met een schone, vochtige doek. Meubelen met een <a href="${tagPath('T6')}">afneembare hoes</a> zijn het makkelijkst schoon te houden.</p>
<h2>Wol</h2>
<p><strong>Herkomst.</strong> De pool van onze vloerkleden is van wol en van niets anders. Een schaap dat in het voorjaar is geschoren, heeft een jaar later weer een volle vacht. Die wordt gesponnen, geverfd of juist in haar eigen kleur gelaten, en daarna geknoopt of geweven.</p>
<p><strong>Ouder worden.</strong> Een nieuw kleed verliest het eerste half jaar losse vezels. Dat is geen gebrek en neemt vanzelf af. Daarna is wol taai: de vezel veert terug, zodat de afdruk van een tafelpoot weer verdwijnt als u er een ijsblokje op laat smelten.</p>
<p><strong>Onderhoud.</strong> Zuig met de pool mee, zonder roterende borstel, en draai het kleed twee keer per jaar een halve slag. Wolvet stoot vocht even af: wie een omgevallen glas meteen opdept, is meestal op tijd.</p>
<h2>Leer</h2>
<p><strong>Herkomst.</strong> Wij gebruiken rundleer. Bij semi-aniline leer blijft de huid zichtbaar: een litteken of een verschil in nerf hoort erbij en is precies waaraan u ziet dat het echt is.</p>
<p><strong>Ouder worden.</strong> Leer begint stug en wordt soepel. De kleur wordt dieper op de armleuningen en lichter waar de zon komt. Zet een leren bank niet voor een raam op het zuiden en niet tegen de radiator.</p>
<p><strong>Onderhoud.</strong> Afnemen met een licht vochtige doek, twee keer per jaar voeden met kleurloze leercrème. Geen schoonmaakmiddel, ook geen groene zeep.</p>
<h2>Natuursteen</h2>
<p><strong>Herkomst.</strong> Travertin ontstaat bij warme bronnen, waar kalk zich laagje voor laagje afzet; vandaar de gaatjes. Carraramarmer komt uit de bergen boven de Toscaanse stad met die naam.</p>
<p><strong>Ouder worden.</strong> Steen slijt niet, maar hij onthoudt: wijn, koffie en citroen laten een doffe plek achter als u ze laat staan.</p>
<p><strong>Onderhoud.</strong> Neem gemorste dranken meteen op, reinig met water en pH-neutrale steenzeep en impregneer het blad eens per jaar.</p>`,
});

const calendar = slot('kalender', 'grid-icon', {
  title: 'De onderhoudskalender',
  tiles: [
    {
      icon: 'calendar',
      title: 'Om de twee weken',
      text: 'Stof en vloerkleed zuigen, kussens keren, hout afstoffen.',
    },
    {
      icon: 'leaf',
      title: 'Elk half jaar',
      text: 'Hout oliën, leer voeden, het vloerkleed een halve slag draaien.',
    },
    {
      icon: 'shield',
      title: 'Elk jaar',
      text: 'Natuursteen impregneren en de schroeven van stoelen en bed natrekken.',
    },
  ],
});

const natural = slot('natuurlijk', 'hero-products', {
  title: 'Hout, wol, steen en riet',
  text: 'Meubelen en kleden zonder kunststof aan de buitenkant.',
  layout: 'slider',
  source: { type: 'tag', vsin: 'T9', limit: 12 },
  link: tagPath('T9'),
  linkText: 'Alle natuurlijke materialen',
});

const handmade = slot('handgemaakt', 'dynamic-products', {
  title: 'Met de hand gemaakt',
  source: { type: 'tag', vsin: 'T7', limit: 8 },
  link: tagPath('T7'),
  linkText: 'Alles wat met de hand is gemaakt',
});

const answers = slot('vragen', 'faq', {
  title: 'Wat mensen ons vragen',
  questions: [
    {
      question: 'Wat is het verschil tussen massief hout en fineer?',
      answer:
        'Massief hout is door en door hetzelfde hout en kunt u schuren. Fineer is een dunne laag echt hout op een plaat: het werkt minder bij droge lucht en is lichter, maar u kunt het niet diep schuren. Bij elk product staat onder de materialen wat wat is.',
    },
    {
      question: 'Er zit een scheurtje in mijn massieve tafelblad. Is dat erg?',
      answer:
        'Meestal niet. Hout krimpt als de verwarming aangaat en zet in de zomer weer uit. Een haarscheurtje aan de kopse kant trekt vaak vanzelf dicht. Wordt het breder dan een bankpas dik is, stuur ons dan een foto.',
    },
    {
      question: 'Welke stof past bij een kat of een hond?',
      answer:
        'Een dichte stof zonder lussen, zoals velvet of chenille. Daar blijft een nagel niet in haken en haren haalt u eraf met een vochtige doek. Onder “Huisdiervriendelijk” staan ze bij elkaar.',
    },
    {
      question: 'Wat betekent Martindale?',
      answer:
        'Een slijtproef: een schijf wrijft over de stof tot er draden breken. Voor dagelijks gebruik thuis raden wij minstens 25.000 toeren aan. Bij onze stoffen banken staat het aantal onder de materialen.',
    },
  ],
});

const touch = slot('zelf-voelen', 'full-width-text', {
  title: 'Liever zelf voelen?',
  body: `<p>In onze <a href="/showrooms">showrooms</a> hangen de stoffen en liggen de houtsoorten naast elkaar, ook bij daglicht. Kunt u niet komen, mail dan naar ${mailLink(company.adviceEmail)} welke stof u overweegt; onze adviseurs denken <a href="/interieuradvies">gratis</a> mee.</p>`,
});

export const materials: SitePage = {
  language: 'nl',
  alias: 'materialengids',
  title: 'Materialengids: hout, stof, wol, leer en steen',
  description:
    'Waar eiken, walnoot, linnen, wol, leer en natuursteen vandaan komen, hoe ze ouder worden en hoe u ze onderhoudt.',
  slots: [hero, overview, guide, calendar, natural, handmade, answers, touch],
  mobile: [hero, guide, calendar, natural, answers, touch],
};
