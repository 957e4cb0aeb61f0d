import type { FailureTexts } from '../shape/failure.ts';

export const de: FailureTexts = {
  title: 'Etwas ist schiefgelaufen',
  text: 'Diese Seite konnte nicht geladen werden. Ihr Warenkorb bleibt erhalten. Bitte versuchen Sie es gleich noch einmal.',
  retry: 'Erneut versuchen',
  home: 'Zur Startseite',
  notFound: 'Nicht gefunden',
  reference: 'Referenz',
};
