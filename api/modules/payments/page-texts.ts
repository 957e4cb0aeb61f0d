import type { Language } from '../../contract/sites.ts';

/** The words of the sandbox payment page. */
export type PageTexts = {
  title: string;
  notice: string;
  order: string;
  amount: string;
  method: string;
  question: string;
  success: string;
  decline: string;
  cancel: string;
  timeout: string;
  late: string;
  paid: string;
  failed: string;
  cancelled: string;
  back: string;
};

export const pageTexts: Readonly<Record<Language, PageTexts>> = {
  nl: {
    title: 'Testbetaling',
    notice: 'Dit is een testomgeving. Er wordt geen geld afgeschreven.',
    order: 'Bestelling',
    amount: 'Te betalen',
    method: 'Betaalwijze',
    question: 'Hoe loopt deze betaling af?',
    success: 'Betaling slaagt',
    decline: 'Betaling wordt geweigerd',
    cancel: 'Betaling annuleren',
    timeout: 'Betaling loopt vast: er komt geen antwoord',
    late: 'Betaling slaagt, maar het bericht komt later',
    paid: 'Deze betaling is al voltooid.',
    failed: 'Deze betaling is al geweigerd. Uw winkelmand staat weer klaar.',
    cancelled: 'Deze betaling is al geannuleerd. Uw winkelmand staat weer klaar.',
    back: 'Terug naar de winkel',
  },
  en: {
    title: 'Test payment',
    notice: 'This is a test environment. No money is taken.',
    order: 'Order',
    amount: 'To pay',
    method: 'Payment method',
    question: 'How does this payment end?',
    success: 'Payment succeeds',
    decline: 'Payment is declined',
    cancel: 'Cancel payment',
    timeout: 'Payment gets stuck: no answer comes',
    late: 'Payment succeeds, but the message comes late',
    paid: 'This payment has already been completed.',
    failed: 'This payment has already been declined. Your basket is ready again.',
    cancelled: 'This payment has already been cancelled. Your basket is ready again.',
    back: 'Back to the shop',
  },
  de: {
    title: 'Testzahlung',
    notice: 'Dies ist eine Testumgebung. Es wird kein Geld abgebucht.',
    order: 'Bestellung',
    amount: 'Zu zahlen',
    method: 'Zahlungsart',
    question: 'Wie endet diese Zahlung?',
    success: 'Zahlung gelingt',
    decline: 'Zahlung wird abgelehnt',
    cancel: 'Zahlung abbrechen',
    timeout: 'Zahlung bleibt hängen: es kommt keine Antwort',
    late: 'Zahlung gelingt, aber die Meldung kommt später',
    paid: 'Diese Zahlung ist bereits abgeschlossen.',
    failed: 'Diese Zahlung wurde bereits abgelehnt. Ihr Warenkorb steht wieder bereit.',
    cancelled: 'Diese Zahlung wurde bereits abgebrochen. Ihr Warenkorb steht wieder bereit.',
    back: 'Zurück zum Shop',
  },
  fr: {
    title: 'Paiement de test',
    notice: 'Ceci est un environnement de test. Aucun montant n’est débité.',
    order: 'Commande',
    amount: 'À payer',
    method: 'Mode de paiement',
    question: 'Comment se termine ce paiement ?',
    success: 'Le paiement réussit',
    decline: 'Le paiement est refusé',
    cancel: 'Annuler le paiement',
    timeout: 'Le paiement reste bloqué : aucune réponse',
    late: 'Le paiement réussit, mais l’avis arrive plus tard',
    paid: 'Ce paiement est déjà effectué.',
    failed: 'Ce paiement a déjà été refusé. Votre panier est de nouveau disponible.',
    cancelled: 'Ce paiement a déjà été annulé. Votre panier est de nouveau disponible.',
    back: 'Retour à la boutique',
  },
  cs: {
    title: 'Zkušební platba',
    notice: 'Toto je testovací prostředí. Žádné peníze se nestrhnou.',
    order: 'Objednávka',
    amount: 'K zaplacení',
    method: 'Způsob platby',
    question: 'Jak má platba dopadnout?',
    success: 'Platba proběhne',
    decline: 'Platba bude zamítnuta',
    cancel: 'Zrušit platbu',
    timeout: 'Platba uvízne: odpověď nepřijde',
    late: 'Platba proběhne, ale zpráva přijde později',
    paid: 'Tato platba již proběhla.',
    failed: 'Tato platba již byla zamítnuta. Váš košík je opět k dispozici.',
    cancelled: 'Tato platba již byla zrušena. Váš košík je opět k dispozici.',
    back: 'Zpět do obchodu',
  },
  tr: {
    title: 'Test ödemesi',
    notice: 'Bu bir test ortamıdır. Hesabınızdan para çekilmez.',
    order: 'Sipariş',
    amount: 'Ödenecek tutar',
    method: 'Ödeme yöntemi',
    question: 'Bu ödeme nasıl sonuçlansın?',
    success: 'Ödeme başarılı',
    decline: 'Ödeme reddedildi',
    cancel: 'Ödemeyi iptal et',
    timeout: 'Ödeme takılır: yanıt gelmez',
    late: 'Ödeme başarılı, ancak bildirimi sonra gelir',
    paid: 'Bu ödeme zaten tamamlandı.',
    failed: 'Bu ödeme zaten reddedildi. Sepetiniz yeniden hazır.',
    cancelled: 'Bu ödeme zaten iptal edildi. Sepetiniz yeniden hazır.',
    back: 'Mağazaya dön',
  },
};
