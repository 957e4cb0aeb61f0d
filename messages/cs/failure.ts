import type { FailureTexts } from '../shape/failure.ts';

export const cs: FailureTexts = {
  title: 'Něco se pokazilo',
  text: 'Stránku se nepodařilo načíst. Váš košík zůstal uložen. Zkuste to prosím za chvíli znovu.',
  retry: 'Zkusit znovu',
  home: 'Na úvodní stránku',
  notFound: 'Nenalezeno',
  reference: 'Kód chyby',
};
