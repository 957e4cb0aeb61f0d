import type { WrittenReviews } from '../../../shape/reviews.ts';

/** Examples for beds and storage. */
export const sleepingStorage: WrittenReviews = {
  'bed-haga-160': [
    {
      author: 'Joëlle P.',
      rating: 5,
      title: 'Plus de bleus aux tibias',
      text: 'L’ancien lit avait des coins en bois. Ici tout est rembourré, même dans le noir on ne risque rien.',
    },
    {
      author: 'Bruno V.',
      rating: 4,
      title: 'Le sommier était dedans',
      text: 'On avait lu trop vite et failli en commander un. Deux monteurs l’ont installé, et il ne grince pas.',
    },
  ],
  'bed-riva-channel': [
    {
      author: 'Priscilla M.',
      rating: 5,
      title: 'Comme à l’hôtel',
      text: 'La tête de lit change toute la chambre. Le velours garde ses lignes.',
    },
    {
      author: 'Étienne J.',
      rating: 4,
      title: 'Imposant',
      text: 'Il faut de la place. Dans 12 m², c’est lui qu’on voit, et c’est très bien.',
    },
  ],
  'bed-spindle-oak': [
    {
      author: 'Agnès D.',
      rating: 5,
      title: 'On voit le mur à travers',
      text: 'La chambre est petite et ne paraît pas chargée. Le bois sent bon l’huile les premiers jours.',
    },
    {
      author: 'Cédric F.',
      rating: 4,
      title: 'Stable et silencieux',
      text: 'Depuis le passage des monteurs, rien n’a bougé. Pas un bruit.',
    },
  ],
  'bed-boucle-180': [
    {
      author: 'Manon B.',
      rating: 5,
      title: 'Un nuage',
      text: 'J’y lis appuyée des heures. Il est au milieu de la pièce et l’arrière est fini aussi.',
    },
    {
      author: 'Daniel S.',
      rating: 4,
      title: 'Clair, donc prudence',
      text: 'Café au lit interdit depuis un petit accident. Tamponné tout de suite, on ne voit rien.',
    },
  ],
  'sideboard-slat-oak': [
    {
      author: 'Muriel C.',
      rating: 5,
      title: 'Des lattes comme une portée',
      text: 'La lumière rasante du soir les fait ressortir. Les portes s’ouvrent d’un doigt.',
    },
    {
      author: 'Jean-Marc P.',
      rating: 4,
      title: 'Arrivé monté',
      text: 'Il ne restait que les pieds, les livreurs s’en sont chargés. Il pèse son poids.',
    },
  ],
  'sideboard-cane-oak': [
    {
      author: 'Ophélie R.',
      rating: 5,
      title: 'La télécommande passe à travers',
      text: 'La box est derrière la porte fermée et tout fonctionne. Joli et pratique, c’est rare.',
    },
    {
      author: 'Guy L.',
      rating: 4,
      title: 'Aéré',
      text: 'Il allège notre mur. Les tablettes se règlent, mais les crans sont espacés.',
    },
  ],
  'sideboard-plain-walnut': [
    {
      author: 'Patricia N.',
      rating: 5,
      title: 'Un seul dessin sur quatre portes',
      text: 'On a l’impression d’une seule planche. Le tiroir à couverts est doublé de feutre.',
    },
    {
      author: 'Rudy V.',
      rating: 4,
      title: 'Discret',
      text: 'Pas de chichis. Les boutons sont petits, mes gros doigts s’y font.',
    },
  ],
  'tv-slat-walnut': [
    {
      author: 'Samuel D.',
      rating: 5,
      title: 'Plus un câble en vue',
      text: 'Console, décodeur, barre de son : tout rentre et tout se ventile.',
    },
    {
      author: 'Ingrid M.',
      rating: 4,
      title: 'Porte un grand écran',
      text: 'Notre 65 pouces a de la marge des deux côtés. Prévoyez une multiprise plate.',
    },
  ],
  'tv-plain-oak': [
    {
      author: 'Estelle G.',
      rating: 4,
      title: 'Clair et bas',
      text: 'Il éclaire la pièce. L’abattant descend tout doucement.',
    },
    {
      author: 'Marcel H.',
      rating: 3,
      title: 'Notice à revoir',
      text: 'Le meuble est bien, mais le dessin de l’étape 6 est à l’envers. Il m’a fallu une heure de plus.',
    },
  ],
  'wardrobe-nord-oak': [
    {
      author: 'Corinne B.',
      rating: 5,
      title: 'Merci aux monteurs',
      text: 'Deux heures, armoire droite, cartons emportés. Ils ont même balayé.',
    },
    {
      author: 'Thomas E.',
      rating: 4,
      title: 'De la place pour deux',
      text: 'Penderie à gauche, pulls à droite. Les portes sont hautes : vérifiez votre plafond.',
    },
  ],
  'wardrobe-shaker-white': [
    {
      author: 'Annick L.',
      rating: 4,
      title: 'Campagne sans dentelles',
      text: 'Simple et belle. Le blanc est un blanc cassé, pas un blanc de frigo.',
    },
  ],
  'wardrobe-slat-walnut': [
    {
      author: 'Louis-Philippe D.',
      rating: 5,
      title: 'Un mur de bois',
      text: 'Fermée, on ne voit plus une armoire. Nos chemises tiennent toutes.',
    },
  ],
  'bookshelf-oak': [
    {
      author: 'Bernadette J.',
      rating: 5,
      title: 'Elle ne plie pas',
      text: 'Les encyclopédies de mon père, et pas un millimètre de flèche.',
    },
    {
      author: 'Maxime T.',
      rating: 4,
      title: 'Les classeurs rentrent',
      text: 'Mesurés et re-mesurés : ça passe. Fixée au mur en dix minutes.',
    },
  ],
  'bookshelf-loft': [
    {
      author: 'Hélène S.',
      rating: 4,
      title: 'Ouverte et solide',
      text: 'Elle sépare le bureau du salon sans couper la lumière.',
    },
    {
      author: 'Steve M.',
      rating: 3,
      title: 'Kit de liaison oublié',
      text: 'Ma faute : pour en mettre deux côte à côte, il se commande à part. C’est écrit, mais plus bas.',
    },
  ],
  'nightstand-oak': [
    {
      author: 'Lydie V.',
      rating: 5,
      title: 'À hauteur du matelas',
      text: 'La lampe, le livre, les lunettes. Rien ne tombe plus.',
    },
    {
      author: 'Roger C.',
      rating: 4,
      title: 'Petit, et suffisant',
      text: 'Le tiroir en queues d’aronde glisse bien. On voudrait un second tiroir ; il existe.',
    },
  ],
  'nightstand-walnut-2': [
    {
      author: 'Marjorie F.',
      rating: 4,
      title: 'Le dessus reste vide',
      text: 'Tout va dans les tiroirs, chargeur compris grâce à l’encoche.',
    },
  ],
  'basket-seagrass': [
    {
      author: 'Colette A.',
      rating: 5,
      title: 'Les plaids sont rangés',
      text: 'Il est près du poêle et garde bien sa forme. L’odeur de foin est partie en deux semaines.',
    },
    {
      author: 'Jessica P.',
      rating: 4,
      title: 'Un peu rêche',
      text: 'Très beau. Les bords griffent les bas, ne le mettez pas dans le passage.',
    },
  ],
};
