import type {
  AccountPages,
  BackInStockPages,
  NewsletterPages,
  OrderPage,
  RefundPage,
  SandboxPage,
} from '../shape/pages.ts';

export const newsletterPages: NewsletterPages = {
  asked: {
    title: 'C’est presque fait',
    text: 'Confirmez votre inscription dans l’e-mail que nous vous avons envoyé.',
  },
  mistaken: {
    title: 'Cette adresse n’est pas correcte',
    text: 'Saisissez une adresse e-mail valide, comme nom@exemple.fr.',
  },
  confirm: {
    title: 'Confirmer l’inscription',
    text: 'Confirmez que vous souhaitez recevoir notre newsletter.',
    button: 'Oui, je m’inscris',
  },
  confirmed: {
    title: 'Vous êtes inscrit',
    text: 'Vous recevrez désormais notre newsletter. Vous pouvez vous désabonner à tout moment grâce au lien au bas de chaque newsletter.',
  },
  unsubscribe: {
    title: 'Se désabonner de la newsletter',
    text: 'Vous ne souhaitez plus recevoir notre newsletter ?',
    button: 'Se désabonner',
  },
  unsubscribed: { title: 'Vous êtes désabonné', text: 'Vous ne recevrez plus notre newsletter.' },
  expired: {
    title: 'Ce lien ne fonctionne plus',
    text: 'Le lien a expiré ou a été remplacé par un plus récent. Vous pouvez vous inscrire à nouveau.',
  },
  toShop: 'Aller à la boutique',
  signUpAgain: 'S’inscrire à nouveau',
};

export const accountPages: AccountPages = {
  confirm: {
    title: 'Confirmer l’adresse e-mail',
    text: 'Souhaitez-vous désormais utiliser cette adresse e-mail pour votre compte ?',
    button: 'Oui, c’est mon adresse',
  },
  confirmed: {
    title: 'Votre adresse e-mail a été modifiée',
    text: 'Connectez-vous désormais avec la nouvelle adresse.',
  },
  taken: {
    title: 'Cette adresse e-mail est déjà utilisée',
    text: 'Entre-temps, un compte a été créé avec cette adresse. Vous pouvez en choisir une autre dans votre compte.',
  },
  expired: {
    title: 'Ce lien ne fonctionne plus',
    text: 'Le lien a expiré ou a déjà été utilisé. Vous pouvez à nouveau modifier l’adresse dans votre compte.',
  },
  toShop: 'Aller à la boutique',
};

export const sandboxPage: SandboxPage = {
  title: 'Paiement de test',
  notice: 'Ceci est un environnement de test. Aucun montant n’est débité.',
  order: 'Commande',
  amount: 'À payer',
  method: 'Mode de paiement',
  question: 'Comment se termine ce paiement ?',
  success: 'Le paiement réussit',
  decline: 'Le paiement est refusé',
  cancel: 'Annuler le paiement',
  timeout: 'Le paiement reste bloqué : aucune réponse',
  late: 'Le paiement réussit, mais l’avis arrive plus tard',
  paid: 'Ce paiement est déjà effectué.',
  failed: 'Ce paiement a déjà été refusé. Votre panier est de nouveau disponible.',
  cancelled: 'Ce paiement a déjà été annulé. Votre panier est de nouveau disponible.',
  back: 'Retour à la boutique',
};

export const refundPage: RefundPage = {
  title: 'Compte pour votre remboursement',
  text: 'Nous vous remboursons {amount} pour la commande {number}. Sur quel compte pouvons-nous verser ce montant ?',
  accountHolder: 'Nom du titulaire du compte',
  button: 'Envoyer',
  taken: 'Merci. Nous virons le montant sur ce compte et vous prévenons dès que c’est fait.',
  nothing:
    'Il n’y a plus rien à remplir : nous connaissons déjà le compte, ou il n’y a rien à rembourser. Le compte est erroné ? Répondez à notre e-mail.',
  toShop: 'Vers la boutique',
};

export const backInStockPages: BackInStockPages = {
  question: {
    title: 'Plus de messages',
    text: 'Vous ne souhaitez plus recevoir de message sur les produits que vous attendez ? Nous effacerons alors votre adresse e-mail.',
    button: 'Oui, effacer mon adresse',
  },
  ended: {
    title: 'Votre adresse est effacée',
    text: 'Vous ne recevrez plus de message sur les produits épuisés.',
    toShop: 'Vers la boutique',
  },
};

export const orderPage: OrderPage = {
  cancel: 'Annuler la commande',
  text: 'Les articles ne seront pas livrés. Les sommes déjà payées vous sont remboursées sur le compte utilisé.',
  textTakenByBank:
    'Les articles ne seront pas livrés. Votre banque a déjà repris {amount} sur votre paiement ; nous ne remboursons pas ce montant une seconde fois. Ce que vous avez payé en plus vous est remboursé.',
  confirm: 'Oui, annuler',
  failed: 'L’annulation a échoué. La commande est peut-être déjà en route ; appelez-nous.',
};
