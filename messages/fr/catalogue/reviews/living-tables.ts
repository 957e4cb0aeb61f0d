import type { WrittenReviews } from '../../../shape/reviews.ts';

/** Examples for low tables and rugs. */
export const livingTables: WrittenReviews = {
  'coffee-runa': [
    {
      author: 'Valérie T.',
      rating: 5,
      title: 'Aucun coin',
      text: 'Notre fille apprend à marcher et s’y cogne sans larmes. En bas, ses livres ; en haut, nos tasses.',
    },
    {
      author: 'Simon G.',
      rating: 4,
      title: 'Un quart d’heure de montage',
      text: 'Quatre pieds, quatre boulons. Je les ai resserrés après un mois et depuis, plus rien ne bouge.',
    },
  ],
  'coffee-drum-travertine': [
    {
      author: 'Isabelle R.',
      rating: 5,
      title: 'Un morceau de carrière au salon',
      text: 'Les veines et les petits trous bouchés sont bien plus beaux en vrai. À deux costauds, le plateau se pose en douceur.',
    },
    {
      author: 'Mehdi A.',
      rating: 4,
      title: 'Choisissez bien l’endroit',
      text: 'Une fois posée, on ne la bouge plus. Un zeste de citron doit s’éponger tout de suite.',
    },
  ],
  'coffee-frame-walnut': [
    {
      author: 'Grégory M.',
      rating: 4,
      title: 'Fine et solide',
      text: 'On dirait un dessin au trait. Les pieds réglables ont sauvé la situation sur notre carrelage de 1930.',
    },
    {
      author: 'Julie L.',
      rating: 3,
      title: 'Elle aime la poussière',
      text: 'Jolie table, mais le noir ne pardonne rien. Un chiffon chaque semaine et on n’en parle plus.',
    },
  ],
  'coffee-pebble-walnut': [
    {
      author: 'Stéphanie C.',
      rating: 5,
      title: 'Tout le monde la caresse',
      text: 'Les invités passent la main sur le bord sans s’en rendre compte. Le noyer va bien avec notre parquet.',
    },
    {
      author: 'Damien F.',
      rating: 4,
      title: 'Elle passe là où une autre gênerait',
      text: 'Comme elle n’a pas d’angle, on circule autour même dans notre séjour étroit.',
    },
  ],
  'side-luna-marble': [
    {
      author: 'Karima H.',
      rating: 4,
      title: 'À la hauteur de l’accoudoir',
      text: 'Cinquante centimètres, c’est exactement ça. Le pied lourd la retient quand le chien passe en courant.',
    },
    {
      author: 'Bernard V.',
      rating: 5,
      title: 'Noir veiné de blanc',
      text: 'Chaque plateau est différent et le nôtre est superbe. Une tasse de thé ne laisse rien si on essuie.',
    },
  ],
  'rug-atlas-diamond': [
    {
      author: 'Sophie D.',
      rating: 5,
      title: 'La pièce ne résonne plus',
      text: 'Sur notre béton ciré, on s’entendait marcher. Depuis que le tapis est là, on se parle normalement.',
    },
    {
      author: 'Hugues M.',
      rating: 4,
      title: 'Pas tout à fait droit, et c’est voulu',
      text: 'On voit qu’il est noué à la main. Il a perdu pas mal de fibres le premier mois.',
    },
  ],
  'rug-line-stripe': [
    {
      author: 'Céline B.',
      rating: 4,
      title: 'La pièce paraît plus large',
      text: 'On l’a mis en travers et l’effet est là. Les coins se relevaient, après trois jours c’était plat.',
    },
    {
      author: 'Jacques N.',
      rating: 5,
      title: 'Une terracotta qui tient de la terre',
      text: 'Pas d’orange, c’est la couleur de la photo. Notre porte passe tout juste dessus.',
    },
  ],
  'rug-plain-round': [
    {
      author: 'Audrey P.',
      rating: 4,
      title: 'Rond et tranquille',
      text: 'Parfait sous le fauteuil de lecture. De près, on voit les deux laines ; de loin, c’est uni.',
    },
    {
      author: 'Marc S.',
      rating: 5,
      title: 'Sous la table à manger',
      text: 'Le 250 va sous notre table de 120, chaises comprises. Les miettes s’aspirent sans histoire.',
    },
  ],
};
