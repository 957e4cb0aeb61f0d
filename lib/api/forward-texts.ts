import type { Language } from '@/api/contract/sites';

/** What the shop answers itself in the place of an API that cannot; the texts are the API's own. */
export const forwardTexts: Readonly<Record<Language, Record<'unavailable' | 'body-too-large', string>>> = {
  nl: {
    unavailable: 'De winkel is even niet bereikbaar. Probeer het zo nog eens.',
    'body-too-large': 'De aanvraag is te groot.',
  },
  fr: {
    unavailable: 'La boutique est momentanément indisponible. Réessayez dans un instant.',
    'body-too-large': 'La requête est trop volumineuse.',
  },
  de: {
    unavailable: 'Der Shop ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
    'body-too-large': 'Die Anfrage ist zu groß.',
  },
  en: {
    unavailable: 'The shop cannot be reached right now. Please try again shortly.',
    'body-too-large': 'The request is too large.',
  },
  cs: {
    unavailable: 'Obchod je momentálně nedostupný. Zkuste to za chvíli znovu.',
    'body-too-large': 'Požadavek je příliš velký.',
  },
  tr: {
    unavailable: 'Mağazaya şu anda ulaşılamıyor. Lütfen biraz sonra yeniden deneyin.',
    'body-too-large': 'İstek çok büyük.',
  },
};
