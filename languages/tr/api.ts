import type { ApiTexts } from '../shape/api.ts';
import { errors, validation } from './errors.ts';
import { mail } from './mail.ts';

export const tr: ApiTexts = { errors, validation, mail };
