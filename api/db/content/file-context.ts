/** How the context of a slot is written in a file, and how it is stored. */

import { pictureFacts } from '../../../config/pictures/facts.ts';
import { lookUp } from '../../contract/look-up.ts';
import { isFields } from './json-fields.ts';

type Fields = Record<string, unknown>;

const isLines = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((line) => typeof line === 'string');

/** What is known of a picture of the shop. */
export function measuresOf(path: unknown) {
  const facts = typeof path === 'string' ? lookUp(pictureFacts, path.replace(/^\/media\//, '')) : undefined;
  return facts && { width: facts.width, height: facts.height };
}

function mapFields(value: unknown, map: (fields: Fields) => Fields): unknown {
  if (Array.isArray(value)) return value.map((item) => mapFields(item, map));
  if (!isFields(value)) return value;
  return map(Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapFields(item, map)])));
}

function storeFields(fields: Fields): Fields {
  const { body, path } = fields;
  return {
    ...(typeof path === 'string' && path.startsWith('/media/') ? measuresOf(path) : {}),
    ...fields,
    ...(isLines(body) ? { body: body.join('\n') } : {}),
  };
}

/** Long texts have a line for each of theirs, and pictures of the shop need no measures. */
export function toStoredContext(context: object): Fields {
  const stored = mapFields(context, storeFields);
  return isFields(stored) ? stored : {};
}

/** Keys are stored in no order that a person would choose; those not named follow by the alphabet. */
const order = [
  ...['id', 'snippetCode', 'context', 'eyebrow', 'title', 'text', 'question', 'answer', 'icon', 'layout'],
  ...['place', 'hours', 'count', 'value', 'label', 'source', 'link', 'linkText', 'image', 'path', 'alt'],
];
const rank = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);

function writeFields({ body, ...fields }: Fields): Fields {
  const measures = measuresOf(fields.path);
  const known = measures && fields.width === measures.width && fields.height === measures.height;
  const entries = Object.entries(fields)
    .filter(([key, value]) => value !== undefined && !(known && (key === 'width' || key === 'height')))
    .sort(([a], [b]) => rank(a) - rank(b) || a.localeCompare(b));
  const text = typeof body === 'string' && body.includes('\n') ? body.split('\n') : body;
  return { ...Object.fromEntries(entries), ...(body === undefined ? {} : { body: text }) };
}

/** The other way round, in an order that is always the same. */
export function toFileContext(context: object): unknown {
  return mapFields(context, writeFields);
}
