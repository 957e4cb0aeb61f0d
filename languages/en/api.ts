import type { ApiTexts } from '../shape/api.ts';
import { errors, validation } from './errors.ts';
import { mail } from './mail.ts';

export const en: ApiTexts = { errors, validation, mail };
