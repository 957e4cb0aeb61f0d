import type { SupportTexts } from '../shape/support.ts';

export const support: SupportTexts = {
  emptyWords:
    'a ai alors as au aucun aussi aux avec avez avoir bonjour bonsoir c ca ce ces cet cette combien comme comment d dans de des ' +
    'du elle en est et etes faire fait faut il ils j je l la le les leur lui m ma mais me mes merci mon n ne nos notre nous on ' +
    'ou par pas peut peux plus pour pourquoi puis puisje qu quand que quel quelle quelles quels question qui quoi s sa se ses ' +
    'si son sont sur svp t ta te tu un une vos votre vous y est-ce canape chaise table produit article meuble',
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
    measures:
      'mesures dimensions taille grand grande large largeur haut hauteur profond profondeur long longueur assise poids pese ' +
      'lourd cm passe porte colis',
    delivery: 'livraison livrer livre delai recevoir expedition arrive',
    stock: 'stock disponible disponibilite epuise',
    material: 'matiere matieres materiau materiaux tissu revetement bois massif cuir garnissage composition',
    care: 'entretien entretenir nettoyer nettoyage laver tache taches',
    colours: 'couleur couleurs teinte teintes coloris version versions finition finitions',
    warranty: 'garantie',
    showrooms: 'showroom showrooms magasin boutique voir essayer',
  },
  topicTitles: {
    measures: 'dimensions',
    delivery: 'livraison',
    stock: 'disponibilité',
    material: 'matières',
    care: 'entretien',
    colours: 'versions',
    warranty: 'garantie',
    showrooms: 'en showroom',
  },
  seatHeight: 'Hauteur d’assise',
  weight: 'Poids',
  parcel: (number) => `Colis ${number}`,
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
  warranty: (years) =>
    `Le fabricant offre une garantie de ${years} ${years === 1 ? 'an' : 'ans'}, en plus de vos droits légaux.`,
  inShowrooms: (names) => `Vous pouvez le voir à : ${names}.`,
  inNoShowroom: 'Cet article n’est exposé dans aucun de nos showrooms pour le moment.',
};
