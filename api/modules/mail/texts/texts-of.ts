import type { Language } from '../../../contract/sites.ts';
import { cs } from './cs.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { MailTexts } from './mail-texts.ts';
import { nl } from './nl.ts';
import { tr } from './tr.ts';

export const mailTexts: Readonly<Record<Language, MailTexts>> = { nl, fr, de, en, cs, tr };

/** Fills `{name}` and the like. @throws TypeError for a place without a value */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new TypeError(`The text wants ${name}: ${text}`);
    return value;
  });
}
