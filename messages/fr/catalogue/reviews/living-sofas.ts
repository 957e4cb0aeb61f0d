import type { WrittenReviews } from '../../../shape/reviews.ts';

/** Examples for sofas and armchairs. */
export const livingSofas: WrittenReviews = {
  'sofa-oslo-3': [
    {
      author: 'Delphine V.',
      rating: 5,
      title: 'Enfin la bonne profondeur',
      text: 'Je mesure 1,63 m et mes pieds touchent le sol ; mon mari, 1,90 m, est bien assis aussi. Sans le coussin du dossier, on s’y couche pour regarder un film.',
    },
    {
      author: 'Benoît L.',
      rating: 4,
      title: 'Un peu ferme au début',
      text: 'Belles coutures, l’arrière est aussi soigné que l’avant. Les premières semaines je le trouvais dur, maintenant je n’y pense plus.',
    },
    {
      author: 'Fatiha B.',
      rating: 5,
      title: 'Trois vraies places',
      text: 'Nous avions 2,20 m entre la cheminée et la fenêtre et la version de 212 cm y entre tout juste. Même à trois le dimanche soir, personne ne glisse au milieu : chacun a son coussin.',
    },
  ],
  'sofa-oslo-2': [
    {
      author: 'Charlotte D.',
      rating: 5,
      title: 'Parfait pour notre appartement',
      text: 'On vit à deux dans 55 m² à Ixelles et il ne mange pas la pièce. On y tient à deux, jambes étendues, si l’on s’entend bien.',
    },
    {
      author: 'Quentin M.',
      rating: 4,
      title: 'La housse est revenue impeccable',
      text: 'Un verre de vin renversé à Noël. Le pressing a récupéré la housse et elle se remet sans forcer.',
    },
    {
      author: 'Marie-Anne P.',
      rating: 3,
      title: 'Pas pour un invité',
      text: 'Très confortable assis. Pour y faire dormir mon fils, il est trop court ; c’était écrit, j’aurais dû mesurer.',
    },
  ],
  'sofa-lund-3': [
    {
      author: 'Élise G.',
      rating: 5,
      title: 'On s’y enfonce juste ce qu’il faut',
      text: 'Il est aussi doux qu’il en a l’air, et ma mère de 74 ans s’en relève sans aide.',
    },
    {
      author: 'Olivier T.',
      rating: 4,
      title: 'Bas, donc calme',
      text: 'Le dossier bas laisse voir le jardin. Sur la bouclette crème, on voit chaque poil du chien noir, soyez prévenus.',
    },
  ],
  'sofa-como-3': [
    {
      author: 'Sabrina K.',
      rating: 5,
      title: 'Un vert qui change toute la journée',
      text: 'Presque bleu le matin, vert profond le soir. Les accoudoirs fins laissent vraiment plus de place.',
    },
    {
      author: 'Philippe J.',
      rating: 4,
      title: 'Testé par deux chats',
      text: 'Pas un fil tiré en six mois. Les poils restent dessus, un coup de brosse et c’est parti.',
    },
  ],
  'sofa-rio-leather': [
    {
      author: 'Vincent R.',
      rating: 5,
      title: 'Le cuir prend sa patine',
      text: 'Assez raide à la livraison. Après trois mois, il a pris notre forme et le cognac est devenu plus chaud.',
    },
    {
      author: 'Brigitte S.',
      rating: 4,
      title: 'Attention au soleil',
      text: 'Nous l’avions mis devant la porte-fenêtre et le cuir a pâli d’un côté. On l’a déplacé. Sinon, rien à redire.',
    },
  ],
  'sofa-bergen-corner': [
    {
      author: 'Nathalie H.',
      rating: 5,
      title: 'Toute la famille, chien compris',
      text: 'Quatre personnes et un labrador, personne sur une couture. Les enfants se disputent la méridienne.',
    },
    {
      author: 'Geoffrey D.',
      rating: 5,
      title: 'Il est monté au deuxième',
      text: 'J’avais peur de l’escalier de notre maison de Schaerbeek. En deux parties, c’est passé sans toucher un mur.',
    },
    {
      author: 'Catherine W.',
      rating: 4,
      title: 'Mesurez avec du papier collant',
      text: 'Il est grand. Nous avons dessiné sa forme au sol avec du tape avant de commander et nous avons bien fait.',
    },
  ],
  'armchair-nest': [
    {
      author: 'Aurélie F.',
      rating: 5,
      title: 'Ma place, près de la fenêtre',
      text: 'Le dossier rond protège, et les bras tombent juste bien pour tenir un livre.',
    },
    {
      author: 'Michel C.',
      rating: 4,
      title: 'Livré en un seul morceau',
      text: 'Rien à monter. Les grands manquent un peu d’appui à hauteur d’épaules, je fais 1,88 m.',
    },
  ],
  'armchair-nest-ochre': [
    {
      author: 'Inès M.',
      rating: 5,
      title: 'Un rayon de soleil',
      text: 'L’ocre réveille un coin sombre. Le velours est lisse et solide.',
    },
    {
      author: 'Thierry V.',
      rating: 4,
      title: 'Beau de dos aussi',
      text: 'Il tourne le dos à la table et ne s’en cache pas. Sur les pieds noirs, la poussière se voit.',
    },
  ],
  'armchair-malmo': [
    {
      author: 'Xavier B.',
      rating: 5,
      title: 'Du beau travail',
      text: 'On ne voit pas où s’arrête une pièce de bois et où commence l’autre. L’accoudoir porte mon café sans danger.',
    },
    {
      author: 'Françoise L.',
      rating: 4,
      title: 'Pour lire et s’endormir',
      text: 'Le dossier est assez haut pour y faire une sieste. Le cuir devient plus souple de mois en mois.',
    },
  ],
  'armchair-malmo-oak': [
    {
      author: 'Laura N.',
      rating: 5,
      title: 'Les housses en machine',
      text: 'Lin à 30 degrés, séché à l’air, remis en place : il n’a pas rétréci. Avec un petit de deux ans, c’est précieux.',
    },
    {
      author: 'Antoine P.',
      rating: 4,
      title: 'Léger à l’œil',
      text: 'Notre séjour est petit et l’on voit à travers. J’ai collé des feutres dessous, il n’y en avait pas.',
    },
  ],
  'stool-tri': [
    {
      author: 'Noémie J.',
      rating: 5,
      title: 'Il va partout',
      text: 'Table de chevet, siège d’appoint, marchepied pour le placard du haut (je sais). Il ne branle pas sur notre vieux plancher.',
    },
    {
      author: 'Luc D.',
      rating: 4,
      title: 'Monté sans outil',
      text: 'Trois pieds à visser, une minute. Il en faudrait deux.',
    },
  ],
};
