import type { WrittenReviews } from '../../../shape/reviews.ts';

/** Examples for lamps, mirrors and plants. */
export const lightingDecoration: WrittenReviews = {
  'lamp-vega-floor': [
    {
      author: 'Régine D.',
      rating: 4,
      title: 'Variateur à hauteur de genou',
      text: 'On ne se penche plus. L’ampoule n’est pas comprise, pensez-y.',
    },
    {
      author: 'Fabrice N.',
      rating: 5,
      title: 'Une lumière chaude',
      text: 'On lit sans éblouir celui qui regarde la télé.',
    },
  ],
  'lamp-tripod-oak': [
    {
      author: 'Yasmine B.',
      rating: 5,
      title: 'Elle tient debout',
      text: 'Le chat s’y frotte, elle ne bronche pas.',
    },
    {
      author: 'André M.',
      rating: 4,
      title: 'Belle ombre au plafond',
      text: 'L’interrupteur à pied est bien placé. Le câble pourrait être plus long.',
    },
  ],
  'lamp-arc-brass': [
    {
      author: 'Virginie L.',
      rating: 5,
      title: 'Au-dessus de la table sans percer',
      text: 'On loue et on ne peut rien accrocher. Voilà la solution.',
    },
    {
      author: 'Jean-Luc R.',
      rating: 4,
      title: 'Un pied qui pèse',
      text: 'Seize kilos de marbre, on ne la déplace pas pour passer l’aspirateur. Au moins, elle ne bascule pas.',
    },
  ],
  'lamp-table-luna': [
    {
      author: 'Caroline W.',
      rating: 5,
      title: 'Juste assez',
      text: 'De quoi lire et s’endormir. L’émail est différent sur nos deux lampes, c’est charmant.',
    },
    {
      author: 'Eddy P.',
      rating: 4,
      title: 'Jolie céramique',
      text: 'L’interrupteur est sur le câble, j’aurais aimé qu’il soit sur le pied.',
    },
  ],
  'pendant-dome-black': [
    {
      author: 'Olivia C.',
      rating: 5,
      title: 'La lumière reste sur la table',
      text: 'Personne n’est ébloui, et l’intérieur laiton réchauffe tout.',
    },
    {
      author: 'Patrick G.',
      rating: 4,
      title: 'Câble à raccourcir',
      text: 'Un mètre cinquante, c’était trop chez nous ; mon électricien l’a fait en cinq minutes.',
    },
  ],
  'pendant-paper': [
    {
      author: 'Zoé H.',
      rating: 5,
      title: 'Une lune',
      text: 'Dépliée en une minute. Une lumière égale dans toute la chambre.',
    },
    {
      author: 'Raymond V.',
      rating: 3,
      title: 'Fragile',
      text: 'Un coup de balai et le papier est percé. Le prix reste doux.',
    },
  ],
  'pendant-rattan': [
    {
      author: 'Leïla S.',
      rating: 5,
      title: 'Des dessins au plafond',
      text: 'Avec une ampoule claire, les murs se couvrent de lignes.',
    },
    {
      author: 'Christian D.',
      rating: 4,
      title: 'Pour l’ambiance',
      text: 'Très belle. Pour éplucher des légumes dessous, il faut une autre lampe en plus.',
    },
  ],
  'mirror-luna': [
    {
      author: 'Murielle T.',
      rating: 5,
      title: 'Il pend droit',
      text: 'Le trou était à côté d’un demi-centimètre et l’attache a tout rattrapé.',
    },
    {
      author: 'Gaël B.',
      rating: 4,
      title: 'Fin et net',
      text: 'Le bord doré est discret. On se voit bien, sans aucune déformation.',
    },
  ],
  'mirror-arch': [
    {
      author: 'Élodie M.',
      rating: 5,
      title: 'De la tête aux pieds',
      text: 'Appuyé au mur, fixé avec l’attache fournie. La pièce a gagné une fenêtre.',
    },
    {
      author: 'Willy N.',
      rating: 4,
      title: 'Lourd',
      text: 'À deux pour l’accrocher. Il ne déforme pas, c’est l’essentiel.',
    },
  ],
  'plant-olive': [
    {
      author: 'Huguette R.',
      rating: 5,
      title: 'Même ma sœur s’est trompée',
      text: 'Elle voulait l’arroser. Les branches se plient comme on veut.',
    },
  ],
  'plant-fiddle': [
    {
      author: 'Sébastien L.',
      rating: 4,
      title: 'Enfin un qui survit',
      text: 'Trois vrais sont morts chez nous. Celui-ci prend un peu la poussière.',
    },
  ],
  'plant-ficus': [
    {
      author: 'Nadine K.',
      rating: 4,
      title: 'Bien imité',
      text: 'De près on devine, de loin on s’y croit. Le pot est beau.',
    },
  ],
  'vase-moon': [
    {
      author: 'Irène F.',
      rating: 5,
      title: 'Trois branches suffisent',
      text: 'Le col étroit les tient comme il faut. Étanche, je l’ai vérifié sur une nappe blanche.',
    },
    {
      author: 'Alexandre J.',
      rating: 4,
      title: 'Plus petit que je pensais',
      text: 'Mon erreur, les dimensions y étaient. L’émail mat est très réussi.',
    },
  ],
};
