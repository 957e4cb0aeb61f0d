import { type SearchLanguage, withoutCompounds } from '../shape/search.ts';

/**
 * Words that mean the same to a shopper, Belgian ones included (`divan`, `garde-robe`, `carpette`, `manne`). Several words
 * in one entry must all occur; what is typed as several words (`table de nuit`) is led by the one that tells it apart.
 */
const synonyms = [
  ['canape', 'sofa', 'divan', 'banquette'],
  ['angle', 'coin', 'meridienne', 'panoramique'],
  ['meridienne', 'chaise longue'],
  ['biplace', '2 places'],
  ['triplace', '3 places'],
  ['deux', '2'],
  ['trois', '3'],
  ['fauteuil', 'bergere', 'relax', 'crapaud', 'cabriolet', 'lounge'],
  ['salon', 'living', 'basse', 'sejour'],
  ['gigogne', 'appoint'],
  ['gueridon', 'appoint'],
  ['sellette', 'appoint'],
  ['cuisine', 'manger'],
  ['repas', 'manger'],
  ['chaise', 'siege'],
  ['tabouret', 'pouf', 'escabeau'],
  ['banc', 'banquette'],
  ['bureau', 'secretaire', 'pupitre'],
  ['ecrire', 'bureau'],
  ['buffet', 'bahut', 'enfilade', 'commode', 'dressoir', 'vaisselier', 'sideboard'],
  ['tv', 'tele', 'television', 'televiseur', 'hifi'],
  ['armoire', 'penderie', 'dressing', 'garderobe'],
  ['garde', 'armoire'],
  ['robe', 'armoire'],
  ['vestiaire', 'armoire'],
  ['bibliotheque', 'livres'],
  ['etagere', 'rayonnage', 'rayon', 'separation', 'cloison'],
  ['chevet', 'nuit'],
  ['lit', 'couchage', 'sommier'],
  ['rembourre', 'capitonne', 'tapisse', 'matelasse'],
  ['barreaux', 'fuseaux'],
  ['panier', 'manne', 'corbeille', 'bannette'],
  ['lampe', 'luminaire', 'lampadaire', 'eclairage', 'abatjour'],
  ['lampadaire', 'liseuse', 'pied'],
  ['suspension', 'lustre', 'plafonnier', 'suspendue', 'suspendu', 'pendante'],
  ['arque', 'arc'],
  ['tapis', 'carpette', 'moquette', 'descente', 'passage'],
  ['miroir', 'glace', 'psyche'],
  ['arche', 'arrondi'],
  ['plante', 'factice', 'verdure', 'arbre'],
  ['artificiel', 'faux', 'fausse', 'synthetique'],
  ['sanseviere', 'sansevieria'],
  ['ficus', 'caoutchouc'],
  ['vase', 'soliflore'],
  ['cuir', 'vachette'],
  ['velours', 'velvet'],
  ['bouclette', 'boucle', 'teddy', 'mouton', 'moumoute'],
  ['cannage', 'canne', 'cannee', 'tresse', 'osier', 'rotin'],
  ['acier', 'metal', 'fer', 'metallique'],
  ['laiton', 'dore', 'doree', 'or', 'cuivre'],
  ['laine', 'berbere'],
  ['marbre', 'pierre'],
  ['bois', 'massif'],
  ['blanc', 'blanche', 'casse'],
  ['creme', 'ivoire', 'ecru'],
  ['gris', 'anthracite', 'charbon'],
  ['beige', 'sable', 'taupe', 'avoine'],
  ['marron', 'brun', 'moka', 'chocolat'],
  ['cognac', 'camel', 'fauve'],
  ['ocre', 'jaune', 'moutarde', 'curry'],
  ['rouille', 'terracotta', 'orange', 'brique'],
  ['vert', 'sauge', 'kaki', 'sapin'],
  ['bleu', 'marine', 'petrole'],
  ['scandinave', 'nordique', 'danois', 'suedois'],
  ['industriel', 'atelier', 'loft'],
  ['campagne', 'rustique', 'champetre', 'cottage'],
  ['vintage', 'retro', 'mid'],
];

const emptyWords =
  'a as au aux avec beau bel belle belles beaux bon bonne c ce cherche cher chere d de des du en et grand grande grandes ' +
  'grands idee j je l la le les ma meilleur meuble meubles mon moderne n ou pas petit petite petites petits pour qu que ' +
  's sur style un une votre';

/** What numbers count that are neither prices nor lengths. */
const counted =
  'kg kilo w watt lm lumen mm l litres % tiroir tiroirs porte portes etagere etageres tablettes niveaux ans ' +
  'annees pieces piece jours semaines couleurs';

export const search: SearchLanguage = {
  ...withoutCompounds,
  config: 'french',
  endings: ['', 's', 'x', 'e', 'es'],
  synonyms,
  emptyWords: new Set(emptyWords.split(' ')),
  unsold: new Map([
    ['canape lit', ''],
    ['canape lits', ''],
    ['canapes lit', ''],
    ['canapes lits', ''],
  ]),
  numbers: {
    thousands: String.raw`[.\s]`,
    below: [
      ...['moins de', "jusqu'a", 'jusqu’a', 'jusqu a', 'jusque', 'max', 'maximum', 'sous', 'au plus'],
      ...[
        'moins cher que',
        'moins chere que',
        'inferieur a',
        'en dessous de',
        'plus petit que',
        'pas plus de',
      ],
    ],
    above: [
      'plus de',
      'a partir de',
      'des',
      'min',
      'minimum',
      'au moins',
      'plus grand que',
      'plus large que',
    ],
    between: ['entre', 'de'],
    and: ['et', 'a', '-', '–'],
    currency: ['euro', 'euros', 'eur'],
    persons: ['personnes', 'personne', 'pers', 'couverts', 'places'],
    counted: counted.split(' '),
    width: ['de large', 'de largeur', 'de long', 'de longueur', 'large', 'largeur', 'long', 'longueur'],
    depth: ['de profondeur', 'de profond', 'profond', 'profondeur'],
    height: ['de haut', 'de hauteur', 'haut', 'haute', 'hauteur'],
  },
};
