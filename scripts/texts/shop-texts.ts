import { globSync, readFileSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import { type Language, languages, siteCodes } from '../../api/contract/sites.ts';
import { siteRules } from '../../sites/rules.ts';
import { literalsIn } from './literals.ts';

/** Something that the shop says, and where it stands. */
export type ShopText = { file: string; language: Language; text: string };

const root = join(import.meta.dirname, '../..');

/** Keys of content files whose values nobody reads. */
const codeKeys = new Set(['link', 'path', 'id', 'snippetCode', 'alias', 'policy', 'source', 'vsin', 'type']);

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(stringsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (codeKeys.has(key) ? [] : stringsIn(inner)));
}

const addresses =
  /https?:\/\/\S+|\S+@\S+|\b[\w-]+(?:\.[\w-]+)*\.(?:nl|be|de|cz|tr|com|eu|org|uk)\b\S*|application\/json/g;

/** The words of ICU's choices, without what chooses. */
function withoutChoices(text: string): string {
  if (!/\{\w+, (?:plural|select)/.test(text)) return text;
  return text
    .replaceAll(/\{\w+, (?:plural|select|selectordinal),/g, ' ')
    .replaceAll(/(?:=\d+|[\p{L}\d-]+)\s*(?=\{)/gu, ' ');
}

/** Without tags, names of values and addresses. */
function asRead(text: string): string {
  return withoutChoices(text)
    .replaceAll(/<[^>]*>|&(?:\w+|#\d+);/g, ' ')
    .replaceAll(/\{\{\w+\}\}|\{\w+[^{}]*\}/g, (value) =>
      /^\{+\w+(?:, \w+)*\}+$/.test(value) ? ' … ' : value,
    )
    .replaceAll(/[{}]/g, ' ')
    .replaceAll(addresses, ' ');
}

/** Whether people read it: a sentence or a name, no code. */
const isRead = (text: string) => /\s/.test(text.trim()) || /^[\p{Lu}][\p{L}-]+$/u.test(text);

/** Words that shoppers type, endings that are cut off: nothing that the shop says. */
const unread = new Set(['search.ts', 'search-redirects.ts', 'support.ts']);

function languageOf(file: string): Language | null {
  const parts = file.split(sep);
  const named = languages.find((one) => one === parts[1] || file.endsWith(`.${one}.json`));
  if (parts[0] === 'messages' || file.endsWith('.json')) return named ?? null;
  const site = siteCodes.find((code) => code === parts[1]);
  const spoken = site ? siteRules[site].languages : [];
  return spoken.length === 1 ? (spoken[0] ?? null) : null;
}

/** All that the shop says in every language: interface, mails, goods, pages and offers. */
export function readShopTexts(): ShopText[] {
  const files = globSync(['messages/*/**/*.{ts,json}', 'sites/*/{content/**/*.{ts,json},*.ts}'], {
    cwd: root,
  });
  return files.toSorted().flatMap((file) => {
    const language = languageOf(file);
    if (!language || unread.has(basename(file)) || /[\\/]shape[\\/]|\.d\.json\.ts$/.test(file)) return [];
    const source = readFileSync(join(root, file), 'utf8');
    const strings = file.endsWith('.json') ? stringsIn(JSON.parse(source)) : literalsIn(source);
    return strings.filter(isRead).map((text) => ({ file, language, text: asRead(text) }));
  });
}
