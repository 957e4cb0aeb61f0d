import type { WrittenReviews } from '../../../shape/reviews.ts';

/** Examples for lamps, mirrors and plants. */
export const lightingDecoration: WrittenReviews = {
  'lamp-vega-floor': [
    {
      author: 'Doris B.',
      rating: 5,
      title: 'Zum Lesen gedimmt',
      text: 'Vom Sessel aus erreiche ich den Dimmer im Kabel. Der Leinenschirm macht das Licht weich.',
    },
    {
      author: 'Patrick H.',
      rating: 4,
      title: 'Birne extra kaufen',
      text: 'Stand auch so in der Beschreibung, ich saß trotzdem erst im Dunkeln.',
    },
  ],
  'lamp-tripod-oak': [
    {
      author: 'Lydia S.',
      rating: 5,
      title: 'Holz und Leinen',
      text: 'Warmes Licht in der Ecke, in der es immer düster war.',
    },
    {
      author: 'Ole K.',
      rating: 4,
      title: 'Ohne Dimmer',
      text: 'Der Fußschalter ist praktisch. Nur heller oder dunkler stellen lässt sie sich nicht.',
    },
  ],
  'lamp-arc-brass': [
    {
      author: 'Margit W.',
      rating: 5,
      title: 'Mal Tisch, mal Bild',
      text: 'Den Schirm kann man drehen. Abends leuchtet er auf den Couchtisch, bei Besuch auf unser großes Bild.',
    },
    {
      author: 'Dennis D.',
      rating: 4,
      title: 'Ausladend',
      text: 'Der Bogen steht hinter dem Sofa und kommt genau über der Mitte an. In der Nische hätten wir ihn nicht untergebracht.',
    },
  ],
  'lamp-table-luna': [
    {
      author: 'Charlotte R.',
      rating: 5,
      title: 'Handgedreht, das sieht man',
      text: 'Zwei gekauft, beide minimal verschieden in der Glasur. So soll es sein.',
    },
    {
      author: 'Manfred J.',
      rating: 3,
      title: 'Etwas dunkel',
      text: 'Fürs Bett gerade recht, auf dem Schreibtisch war sie mir zu schwach.',
    },
  ],
  'pendant-dome-black': [
    {
      author: 'Evelyn M.',
      rating: 5,
      title: 'Blendet niemanden',
      text: 'Man sieht das Essen und nicht die Birne.',
    },
    {
      author: 'Klaus V.',
      rating: 4,
      title: 'Weiß statt Schwarz',
      text: 'Fällt vor der hellen Decke kaum auf. Innen goldfarben, das gibt ein schönes Licht.',
    },
  ],
  'pendant-paper': [
    {
      author: 'Maren B.',
      rating: 4,
      title: 'Gut fürs Kinderzimmer',
      text: 'Gleichmäßig hell bis in die Ecken, ohne dass eine Birne blendet. Putzen sollte man behutsam.',
    },
    {
      author: 'Günter H.',
      rating: 5,
      title: 'Schlicht und günstig',
      text: 'Weißes Kabel, weiße Fassung, nichts stört.',
    },
  ],
  'pendant-rattan': [
    {
      author: 'Sonja S.',
      rating: 5,
      title: 'Die schwarze',
      text: 'Über dem runden Tisch wirkt sie fast wie ein Hut. Sehr leicht, der Haken muss nichts aushalten.',
    },
    {
      author: 'Joachim K.',
      rating: 3,
      title: 'Nicht sehr hell',
      text: 'Am Esstisch haben wir noch eine zweite Lampe gebraucht.',
    },
  ],
  'mirror-luna': [
    {
      author: 'Bettina W.',
      rating: 5,
      title: 'Überm Waschtisch',
      text: 'Die Messingkante passt zu unseren Armaturen. Schraube und Dübel lagen bei.',
    },
    {
      author: 'Achim D.',
      rating: 4,
      title: '60 hätte nicht gereicht',
      text: 'Erst wollte ich den kleinen, zum Glück hat meine Frau gemessen. Der Rand wirft einen feinen Schatten an die Wand.',
    },
  ],
  'mirror-arch': [
    {
      author: 'Luisa R.',
      rating: 5,
      title: 'Mehr Licht im Schlafzimmer',
      text: 'Gegenüber vom Fenster aufgestellt, seitdem brauche ich morgens keine Lampe.',
    },
    {
      author: 'Norbert J.',
      rating: 4,
      title: 'Ganz schön hoch',
      text: 'Unter die Dachschräge passt er nicht, wir mussten umplanen. Verarbeitung und Glas sind einwandfrei.',
    },
  ],
  'plant-olive': [
    {
      author: 'Antje M.',
      rating: 4,
      title: 'Südbalkon im Wohnzimmer',
      text: 'Die Zweige lassen sich biegen, man sollte sich dafür etwas Zeit nehmen.',
    },
  ],
  'plant-fiddle': [
    {
      author: 'Oliver V.',
      rating: 5,
      title: 'Überlebt mich',
      text: 'Drei echte habe ich ertränkt. Diese bekommt nur den Staubwedel.',
    },
  ],
  'plant-ficus': [
    {
      author: 'Irmgard B.',
      rating: 4,
      title: 'Gut im Büro',
      text: 'Die Kollegin gießt sie heimlich. Der Topf ist schwer und steht gut.',
    },
  ],
  'vase-moon': [
    {
      author: 'Paula H.',
      rating: 5,
      title: 'Auch leer schön',
      text: 'Sie steht auf dem Fensterbrett, meistens ohne Blumen. Die dunkle ist fast schwarz.',
    },
    {
      author: 'Heinz S.',
      rating: 4,
      title: 'Kleiner Hals',
      text: 'Für einen dicken Strauß ist die Öffnung zu eng.',
    },
  ],
};
