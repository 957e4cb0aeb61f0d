import type { FailureTexts } from '../shape/failure.ts';

export const nl: FailureTexts = {
  title: 'Er is iets fout gegaan',
  text: 'Deze pagina kon niet worden geladen. Uw winkelmand is bewaard. Probeer het zo nog eens.',
  retry: 'Opnieuw proberen',
  home: 'Naar de homepage',
  notFound: 'Niet gevonden',
  reference: 'Referentie',
};
