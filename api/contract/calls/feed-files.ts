import type { Language } from '../../../messages/languages.ts';
import { call } from '../call.ts';

export const readFeedFile = call('GET', 'feeds/:name').query<{ language?: Language }>().answersPage();
