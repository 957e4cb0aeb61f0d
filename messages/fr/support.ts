import type { SupportTexts } from '../shape/support.ts';

export const support: SupportTexts = {
  emptyWords:
    'a ai alors as au aucun aussi aux avec avez avoir bonjour bonsoir c ca ce ces cet cette combien comme comment ' +
    'd dans de des du elle en est et etes faire fait faut il ils j je l la le les leur lui m ma mais me mes merci ' +
    'mon n ne nos notre nous on ou par pas peut peux plus pour pourquoi puis puisje qu quand que quel quelle ' +
    'quelles quels question qui quoi s sa se ses si son sont sur svp t ta te tu un une vos votre vous y est-ce ' +
    'canape chaise table produit article meuble serai sera seront serons faudra pouvez pouvons temps existe ' +
    'existent vraiment besoin',
  synonyms: [
    ['retour', 'retourner', 'renvoyer', 'rendre', 'echanger', 'echange', 'retractation', 'retracter'],
    ['livraison', 'livrer', 'livre', 'livree', 'livrez', 'delai', 'expedition', 'recevoir'],
    ['frais', 'cout', 'coute', 'prix', 'gratuit', 'gratuite', 'tarif'],
    ['payer', 'paiement', 'reglement', 'carte', 'paypal', 'bancontact'],
    ['differe', 'klarna', 'mensualites', 'plusieurs', 'tard'],
    ['casse', 'abime', 'endommage', 'dommage', 'defaut', 'rayure', 'defectueux'],
    ['garantie', 'reclamation', 'reparation'],
    ['annuler', 'modifier', 'changer', 'annulation'],
    ['argent', 'remboursement', 'rembourse', 'rembourser'],
    ['montage', 'monter', 'assembler', 'assemblage'],
    ['nettoyer', 'nettoyage', 'entretien', 'entretenir', 'laver', 'tache', 'taches'],
    ['compte', 'connexion', 'connecter', 'inscription', 'inscrire'],
    ['magasin', 'boutique', 'showroom', 'showrooms', 'horaires'],
  ],
  topicWords: {
    cover:
      'housse housses dehoussable dehoussables dehousser laver lave lavable lavables machine lavage amovible ' +
      'amovibles enlever pressing revetement',
    care: 'entretien entretenir nettoyer nettoyage nettoie laver lavable tache taches',
    fit:
      'passe passer passera passent porte portes encadrement escalier escaliers ascenseur couloir rentre rentrer ' +
      'entre entrer colis carton cartons emballage taille etroit etroite',
    measures:
      'mesures dimensions dimension taille grand grande large largeur haut haute hauteur profond profondeur long ' +
      'longueur poids pese lourd cm',
    seat:
      'assise assis asseoir confort confortable moelleux moelleuse mou molle ferme fermete dur dure hauteur ' +
      'profondeur haute profonde',
    delivery: 'livraison livrer livre livree delai delais recevoir expedition arrive',
    floor: 'etage etages appartement montez seuil ascenseur piece livraison livrer livrez',
    stock: 'stock disponible disponibilite epuise',
    price: 'prix coute cout tarif euros cher chere',
    material: 'matiere matieres materiau materiaux tissu revetement bois massif cuir garnissage composition',
    colours: 'couleur couleurs teinte teintes coloris version versions finition finitions autre autres',
    samples: 'echantillon echantillons nuancier bout tissu',
    assembly: 'montage monter monte assembler assemblage outils visser kit soi',
    warranty: 'garantie garanti ans',
    returns: 'retour retourner renvoyer rendre echanger echange retractation retracter plait',
    showrooms: 'showroom showrooms magasin boutique voir essayer',
  },
  topicTitles: {
    cover: 'housse et lavage',
    care: 'entretien',
    fit: 'passera-t-il ?',
    measures: 'dimensions',
    seat: 'assise',
    delivery: 'livraison',
    floor: 'jusqu’où nous livrons',
    stock: 'disponibilité',
    price: 'prix',
    material: 'matières',
    colours: 'versions',
    samples: 'échantillons',
    assembly: 'montage',
    warranty: 'garantie',
    returns: 'retour',
    showrooms: 'en showroom',
  },
  howMuch: 'combien',
  facts: {
    'cover-fixed': 'La housse est fixe, non déhoussable.',
    'cover-cushions': 'La housse est amovible sur les coussins d’assise et de dossier.',
    'cover-all': 'Ce meuble est entièrement déhoussable.',
    'clean-damp': 'C’est simple : à essuyer avec un chiffon humide.',
    'clean-dry': 'Pas de machine à laver : nettoyage à sec, pas de lavage.',
    'clean-wash': 'Le lavage est possible : lavage en machine à 30 °C.',
    'clean-leather':
      'Le cuir ne se lave pas. Il s’entretient avec un chiffon légèrement humide et crème pour cuir.',
    'assembly-ready': 'Cet article est livré monté.',
    'assembly-legs': 'Cet article est livré monté, seuls les pieds sont à fixer.',
    'assembly-kit': 'Cet article est à monter soi-même, avec notice.',
    'assembly-stack': 'Cet article s’assemble sans outil.',
    'assembly-free': 'Vous profitez du montage gratuit par nos livreurs.',
    'assembly-hang': 'Cet article est à suspendre soi-même.',
    'assembly-unroll': 'Aucun montage : à dérouler, rien de plus.',
  },
  assemblyTime: (minutes) => `Comptez ${minutes === 1 ? '1 minute' : `${minutes} minutes`}.`,
  firmness: ['très moelleux', 'moelleux', 'moyen', 'ferme', 'très ferme'],
  seatFirmness: (firmness, grade) => `Fermeté de l’assise : ${firmness} (${grade} sur 5).`,
  seatIsHigh: (height) => `La hauteur d’assise est de ${height}.`,
  seatIsDeep: (depth) => `La profondeur d’assise est de ${depth}.`,
  flatMeasures: ['Longueur', 'Largeur', 'Épaisseur'],
  diameter: 'Diamètre',
  seatHeight: 'Hauteur d’assise',
  weight: 'Poids',
  parcel: (number) => `Colis ${number}`,
  packed: (count) =>
    count === 1
      ? 'Il arrive en un seul colis, qui doit passer la porte, l’escalier ou l’ascenseur.'
      : `Il arrive en ${count} colis. Le plus grand doit passer la porte, l’escalier ou l’ascenseur.`,
  fitCheck:
    'Sur la page du produit, indiquez les dimensions de votre porte, escalier ou ascenseur : vous verrez aussitôt s’il passe.',
  fitTool: 'Passera-t-il la porte ?',
  floor: (placement) =>
    placement === null
      ? 'Le service de colis l’apporte jusqu’à votre porte.'
      : `Nous livrons ainsi : seuil compris au rez-de-chaussée, jusqu’à votre porte avec ascenseur. Mise en place, à tous les étages : + ${placement}.`,
  delivered: (period) => `Si vous commandez maintenant, nous prévoyons de vous livrer : ${period}.`,
  madeToOrder: (workingDays) =>
    `Nous le fabriquons après votre commande. Il faut ${workingDays === 1 ? '1 jour ouvrable, déjà compté' : `${workingDays} jours ouvrables, déjà comptés`}.`,
  inStock: 'En stock.',
  lastPieces: (count) =>
    count === 1 ? 'Il reste 1 exemplaire en stock.' : `Il reste ${count} exemplaires en stock.`,
  notAvailable: 'Cet article ne peut pas être commandé pour le moment.',
  expected: (day) =>
    `Cet article ne peut pas être commandé pour le moment. Nous l’attendons de nouveau le ${day}.`,
  orderable: 'Vous pouvez le commander ; nous le fabriquons pour vous.',
  price: (amount) => `Le prix est de ${amount}.`,
  deliveredFree: 'Livraison gratuite à domicile.',
  deliveredFor: (cost, freeFrom) => `Livraison ${cost}, gratuite à partir de ${freeFrom}.`,
  choices: 'Vous avez le choix :',
  samples: (names) => `Vous pouvez demander un échantillon gratuit : ${names}. Il arrive par la poste.`,
  noSamples: 'Nous n’avons pas d’échantillon de cet article.',
  samplesPage: 'Échantillons gratuits',
  warranty: (years) =>
    `Le fabricant offre une garantie de ${years} ${years === 1 ? 'an' : 'ans'}, en plus de vos droits légaux.`,
  returns: (days, isParcel) =>
    `Pas tout à fait convaincu ? Vous disposez de ${days} jours après la réception pour vous rétracter, sans avoir à vous justifier. ${isParcel ? 'Vous renvoyez le colis sans frais.' : 'Nous venons chercher le produit gratuitement.'}`,
  noReturns:
    'Nous fabriquons ce produit sur mesure pour vous. Le droit de rétractation ne s’applique donc pas.',
  inShowrooms: (names) => `Vous pouvez le voir à : ${names}.`,
  inNoShowroom: 'Cet article n’est exposé dans aucun de nos showrooms pour le moment.',
};
