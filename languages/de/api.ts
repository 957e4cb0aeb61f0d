import type { ApiTexts } from '../shape/api.ts';
import { errors, validation } from './errors.ts';
import { mail } from './mail.ts';

export const de: ApiTexts = { errors, validation, mail };
