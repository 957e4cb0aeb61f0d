import type { WrittenReviews } from '../../../shape/reviews.ts';

/** Examples for tables and chairs. */
export const dining: WrittenReviews = {
  'chair-ella-oak': [
    {
      author: 'Dominique G.',
      rating: 5,
      title: 'Un dimanche entier à table',
      text: 'De l’apéro au café, personne ne s’est plaint du dos. Six chaises, six fois la même teinte de chêne.',
    },
    {
      author: 'Yannick R.',
      rating: 4,
      title: 'La tache est partie',
      text: 'De la sauce tomate sur le tissu gris : un chiffon humide, tout de suite, et on ne voit plus rien.',
    },
  ],
  'chair-ella-walnut': [
    {
      author: 'Pascale D.',
      rating: 5,
      title: 'Foncée et chaleureuse',
      text: 'Avec le cuir noir, elle a de l’allure sans être raide. Ma table est d’une autre marque et ça va très bien ensemble.',
    },
    {
      author: 'Frédéric L.',
      rating: 4,
      title: 'Un investissement',
      text: 'Pas donné, huit chaises d’un coup. Mais on sent que c’est du bois, pas de l’imitation.',
    },
  ],
  'chair-ronja-rust': [
    {
      author: 'Sarah E.',
      rating: 4,
      title: 'Elle vous prend dans ses bras',
      text: 'On est bien calé et pourtant libre de ses mouvements. Le rouille donne le ton à toute la pièce.',
    },
    {
      author: 'Alain B.',
      rating: 2,
      title: 'Trop étroite pour moi',
      text: 'Je suis large d’épaules et la coque me serre. Ma femme l’adore, alors elle garde la sienne.',
    },
  ],
  'chair-ronja-boucle': [
    {
      author: 'Mélanie V.',
      rating: 5,
      title: 'Presque un fauteuil',
      text: 'On l’a achetée pour la table, elle a fini dans la chambre. Toute douce.',
    },
    {
      author: 'Christophe T.',
      rating: 3,
      title: 'Les miettes s’y cachent',
      text: 'Avec des enfants de quatre et six ans, je prendrais le tissu. Entre les boucles, les miettes tiennent bon.',
    },
  ],
  'chair-stahl-cane': [
    {
      author: 'Amandine J.',
      rating: 5,
      title: 'Elle glisse sur le tapis',
      text: 'Les patins en acier passent sans accrocher. Elle est si légère que ma fille la déplace d’une main.',
    },
    {
      author: 'Didier M.',
      rating: 4,
      title: 'De l’air dans la pièce',
      text: 'Six chaises pleines nous auraient bouché la vue. À l’assise, le cannage s’est un peu détendu, puis plus rien.',
    },
  ],
  'chair-spindle-black': [
    {
      author: 'Anne-Sophie C.',
      rating: 5,
      title: 'Elle ne se démodera pas',
      text: 'Ma grand-mère avait presque les mêmes. La laque laisse voir le frêne, c’est joli.',
    },
    {
      author: 'Pierre-Yves D.',
      rating: 4,
      title: 'Mieux assis que prévu',
      text: 'Je craignais le bois sans coussin. L’assise creusée fait toute la différence.',
    },
  ],
  'chair-spindle-oak': [
    {
      author: 'Martine H.',
      rating: 5,
      title: 'Neuf barreaux, tous impeccables',
      text: 'J’ai passé la main partout et pas trouvé une écharde.',
    },
    {
      author: 'Kevin L.',
      rating: 4,
      title: 'Claire et simple',
      text: 'Le chêne est clair à l’arrivée, il jaunit déjà doucement près de la fenêtre. C’est du vrai bois.',
    },
  ],
  'dining-alma-oak': [
    {
      author: 'Véronique S.',
      rating: 5,
      title: 'Huit à table, personne à l’étroit',
      text: 'Aucun pied entre les genoux, même pour ceux du milieu. On a fêté les septante ans de papa autour.',
    },
    {
      author: 'Jonathan P.',
      rating: 4,
      title: 'Un bois qui vit',
      text: 'Un léger retrait entre deux planches cet hiver, refermé au printemps. C’était annoncé, donc pas de surprise.',
    },
    {
      author: 'Monique F.',
      rating: 4,
      title: 'Faites-vous aider',
      text: 'Elle est lourde, le plateau surtout. Les deux livreurs l’ont montée en vingt minutes.',
    },
  ],
  'dining-alma-walnut': [
    {
      author: 'Gilles W.',
      rating: 5,
      title: 'Une table pour la vie',
      text: 'Le dessin du noyer se suit d’un bout à l’autre. On s’assoit en bout de table sans rien heurter.',
    },
    {
      author: 'Sandrine O.',
      rating: 4,
      title: 'Attention à la traverse',
      text: 'On y met les pieds sans réfléchir. Avec des chaussures de ville, cela finit par marquer.',
    },
  ],
  'dining-iro-black': [
    {
      author: 'Raphaël B.',
      rating: 4,
      title: 'Six boulons, c’est vrai',
      text: 'Montée en dix minutes avec mon beau-frère. La couleur fumée est magnifique.',
    },
    {
      author: 'Bénédicte A.',
      rating: 3,
      title: 'Elle réclame son huile',
      text: 'Les verres laissent des ronds si on tarde. Deux couches d’huile et c’est reparti.',
    },
  ],
  'dining-mira-round': [
    {
      author: 'Emmanuelle K.',
      rating: 5,
      title: 'Rien ne gêne les jambes',
      text: 'Le pied est au milieu, chacun s’assoit où il veut. À cinq, on se parle enfin tous ensemble.',
    },
    {
      author: 'Serge N.',
      rating: 4,
      title: 'On ne voit qu’elle',
      text: 'Le pied tourné attire tous les regards. Il faut juste penser à l’épousseter.',
    },
  ],
  'dining-flute-round': [
    {
      author: 'Laurence M.',
      rating: 4,
      title: 'Du marbre qui a du caractère',
      text: 'Une grande veine traverse notre plateau, je ne l’échangerais pas. Le vin, on l’éponge sans attendre.',
    },
    {
      author: 'Nicolas E.',
      rating: 5,
      title: 'La colonne est une sculpture',
      text: 'Même sans rien dessus, elle remplit la pièce.',
    },
  ],
  'dining-bow-round': [
    {
      author: 'Geneviève R.',
      rating: 5,
      title: 'Cela valait l’attente',
      text: 'Sept semaines, c’est long, mais le bois est superbe et les pieds ont l’air sculptés.',
    },
    {
      author: 'Tanguy D.',
      rating: 4,
      title: 'Cinq, pas six',
      text: 'À cinq on est bien. Pour le sixième, il faut aimer son voisin.',
    },
  ],
  'desk-nils-oak': [
    {
      author: 'Clara V.',
      rating: 5,
      title: 'Du calme sur mon bureau',
      text: 'Tout disparaît dans les tiroirs à cinq heures. Il est dans le salon et personne n’y trouve à redire.',
    },
    {
      author: 'Arnaud H.',
      rating: 4,
      title: 'Passé par la cage d’escalier',
      text: 'Les pieds se dévissent, heureusement : notre escalier tourne. L’écran de 27 pouces tient bien.',
    },
  ],
  'bench-alma-oak': [
    {
      author: 'Fabienne L.',
      rating: 4,
      title: 'Il disparaît sous la table',
      text: 'Les jours de semaine on ne le voit pas. Le week-end, trois enfants dessus.',
    },
    {
      author: 'Ludovic C.',
      rating: 5,
      title: 'Solide',
      text: 'Je m’y mets debout pour changer l’ampoule, il ne bouge pas.',
    },
  ],
  'bench-vera-boucle': [
    {
      author: 'Myriam T.',
      rating: 4,
      title: 'Au bout du lit',
      text: 'Pour poser les vêtements du lendemain. La bouclette crème se salit vite si on s’y assoit en jeans neufs.',
    },
    {
      author: 'Claire G.',
      rating: 5,
      title: 'Petite mais juste',
      text: 'Dans l’entrée, sous le porte-manteau, elle a trouvé sa place.',
    },
  ],
};
