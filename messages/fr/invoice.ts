import type { InvoiceTexts } from '../shape/invoice.ts';

export const invoice: InvoiceTexts = {
  kinds: { invoice: 'Facture', creditNote: 'Note de crédit' },
  fileNames: { invoice: 'Facture {number}', creditNote: 'Note de crédit {number}' },
  number: 'Numéro',
  issuedOn: 'Date de facture',
  orderedOn: 'Date de commande',
  order: 'Commande',
  credited: 'Sur la facture',
  buyer: 'Acheteur',
  deliverTo: 'Adresse de livraison',
  description: 'Désignation',
  quantity: 'Qté',
  amount: 'Montant TVA incl.',
  lines: {
    delivery: 'Livraison',
    installmentFee: 'Frais de paiement échelonné',
    withdrawn: 'Rétractation avant paiement',
    refund: 'Remboursement',
    service: 'Service',
    goods: 'Article',
  },
  discount: 'Remise',
  net: 'Total hors TVA',
  vat: 'TVA {percent} ({country})',
  total: 'Total TVA incluse',
  paid: 'Payé par {method}.',
  givenBack: 'Montant remboursé ; paiement initial par {method}.',
  owed: {
    'pay-later':
      'À payer à {lender} dans les {days} jours suivant la réception, ou comme convenu avec {lender}.',
    bnpl: 'À payer à votre prêteur, selon les échéances convenues.',
  },
  notOwed: 'Vous n’avez pas à payer ce montant ; si vous l’avez déjà payé, il vous est remboursé.',
  takenByBank: 'Votre banque avait déjà repris {amount}.',
  paidWithCard: 'Dont {amount} payés avec une carte cadeau.',
  backToCard: '{amount} ont été remis sur la carte cadeau.',
  voucher:
    'Bon à usages multiples : cette vente n’est pas soumise à la TVA. Celle-ci est comprise dans le prix de ce que la carte permet d’acheter.',
  notice: '',
  page: 'Page {page} sur {pages}',
};
