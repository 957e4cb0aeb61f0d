import type { Language } from '@/api/contract/sites';

type ErrorPageTexts = { title: string; text: string; retry: string; home: string; reference: string };

/** Texts of the error pages. They travel with the code: when a page fails, nothing more can be fetched. */
export const errorPageTexts: Readonly<Record<Language, ErrorPageTexts>> = {
  nl: {
    title: 'Er is iets fout gegaan',
    text: 'Deze pagina kon niet worden geladen. Uw winkelmand is bewaard. Probeer het zo nog eens.',
    retry: 'Opnieuw proberen',
    home: 'Naar de homepage',
    reference: 'Referentie',
  },
  fr: {
    title: 'Une erreur s’est produite',
    text: 'Cette page n’a pas pu être chargée. Votre panier est conservé. Réessayez dans un instant.',
    retry: 'Réessayer',
    home: 'Vers la page d’accueil',
    reference: 'Référence',
  },
  de: {
    title: 'Etwas ist schiefgelaufen',
    text: 'Diese Seite konnte nicht geladen werden. Ihr Warenkorb bleibt erhalten. Bitte versuchen Sie es gleich noch einmal.',
    retry: 'Erneut versuchen',
    home: 'Zur Startseite',
    reference: 'Referenz',
  },
  en: {
    title: 'Something went wrong',
    text: 'This page could not be loaded. Your basket is safe. Please try again in a moment.',
    retry: 'Try again',
    home: 'To the home page',
    reference: 'Reference',
  },
  cs: {
    title: 'Něco se pokazilo',
    text: 'Stránku se nepodařilo načíst. Váš košík zůstal uložen. Zkuste to prosím za chvíli znovu.',
    retry: 'Zkusit znovu',
    home: 'Na úvodní stránku',
    reference: 'Reference',
  },
  tr: {
    title: 'Bir şeyler ters gitti',
    text: 'Bu sayfa yüklenemedi. Sepetiniz korunuyor. Lütfen biraz sonra tekrar deneyin.',
    retry: 'Tekrar dene',
    home: 'Ana sayfaya git',
    reference: 'Referans',
  },
};
