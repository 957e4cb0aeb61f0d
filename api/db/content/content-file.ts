/** A page of the shop as a file: `sites/<site>/content/templates/<alias>.<language>.json` (decision 32). */

import { array, type InferType, object, string, ValidationError } from 'yup';
import { localisedSchema } from '../../contract/catalogue.ts';
import { lostMarkup } from '../../contract/clean-html.ts';
import type { Language } from '../../contract/sites.ts';
import { snippetCodes } from '../../contract/snippets.ts';
import { templateDevices } from '../../contract/template.ts';
import { checkSlots, unprovenIn } from './check-slots.ts';
import type { ContentDocument, ContentProblem } from './content-document.ts';
import { measuresOf, toStoredContext } from './file-context.ts';
import { isFields, leavesOf } from './json-fields.ts';

const slotSchema = object({
  id: string().max(60).required(),
  snippetCode: string().oneOf(snippetCodes).required(),
  context: object().required(),
})
  .noUnknown()
  .required();
type FileSlot = InferType<typeof slotSchema>;
const isSlot = (slot: unknown): slot is FileSlot => slotSchema.isValidSync(slot, { strict: true });

/** What a file says of one device. */
const documentSchema = object({
  title: localisedSchema,
  description: localisedSchema,
  /** Its key in the list of policies. */
  policy: string().nullable().defined(),
  slots: array().of(slotSchema).max(60).required(),
})
  .noUnknown()
  .required();
type FileDocument = InferType<typeof documentSchema>;

export type FileOf = Pick<ContentDocument, 'site' | 'alias' | 'language'>;
type Device = ContentDocument['device'];
type Fields = Record<string, unknown>;
type Trouble = Omit<ContentProblem, 'file'>;
type Read = { documents: ContentDocument[]; problems: Trouble[] };

const fileKeys = ['title', 'description', 'policy', 'desktop', 'mobile'];

const inLanguage = (words: unknown, language: Language) =>
  typeof words === 'string' ? { [language]: words } : words;

/** An id alone stands for the slot of that id on desktop. */
function withShared(slots: unknown, desktopSlots: unknown): unknown {
  if (!Array.isArray(slots)) return slots;
  const shared = Array.isArray(desktopSlots) ? desktopSlots.filter(isFields) : [];
  return slots.map((slot: unknown) =>
    typeof slot === 'string' ? (shared.find(({ id }) => id === slot) ?? slot) : slot,
  );
}

/** `slots[2].context.title` → the slot and the path within it. */
function placeOf(path: string, slots: unknown): Pick<Trouble, 'slot' | 'field'> {
  const [, index, field = ''] = /^slots\[(\d+)\]\.?(.*)$/.exec(path) ?? [];
  if (index === undefined) return path ? { field: path } : {};
  const slot: unknown = Array.isArray(slots) ? slots[Number(index)] : undefined;
  const id = isFields(slot) && typeof slot.id === 'string' ? slot.id : `#${Number(index) + 1}`;
  return { slot: id, ...(field && { field: field.replace(/^context\./, '') }) };
}

function readDocument(value: Fields): { read: FileDocument | null; problems: Trouble[] } {
  try {
    return { read: documentSchema.validateSync(value, { strict: true, abortEarly: false }), problems: [] };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const inner = error.inner.length > 0 ? error.inner : [error];
    const problems = inner.map(({ path = '', errors: [message = 'is not valid'] }) => ({
      ...placeOf(path, value.slots),
      message:
        path === 'slots' || !path.startsWith('slots[') || path.includes('.')
          ? message.replace(path, '').trim()
          : 'is no slot, nor the id of one on desktop',
    }));
    return { read: null, problems };
  }
}

/** What storing would take away or change without a word: an editor wants to know. */
function lossesOf(
  written: unknown,
  stored: unknown,
  snippetCode: string,
): { field: string; message: string }[] {
  const kept = new Map(leavesOf(stored).map(({ path, value }) => [path, value]));
  return leavesOf(written).flatMap(({ path: field, value }) => {
    if (field === 'body') {
      const lost = lostMarkup(String(value));
      return lost.length > 0 ? { field, message: `holds what no page shows: ${lost.join(', ')}` } : [];
    }
    if (kept.get(field) === value) return [];
    if (kept.has(field)) return { field, message: `must be written ${JSON.stringify(kept.get(field))}` };
    if (/(^|\.)(link|mapsLink)$/.test(field)) return { field, message: 'leads where no link may lead' };
    return { field, message: `is not known to ${snippetCode}` };
  });
}

/** Pictures that are not there; nobody need give the measures of those that are. */
function lostPictures(context: unknown): { field: string; message: string }[] {
  return leavesOf(context)
    .filter(({ path, value }) => /(^|\.)path$/.test(path) && !measuresOf(value))
    .map(({ path, value }) => ({
      field: path,
      message: `there is no picture ${String(value)} in public/media`,
    }));
}

function readSlots(
  slots: readonly FileSlot[],
  language: Language,
): Read & { slots: ContentDocument['slots'] } {
  const stored = slots.map((slot) => ({ ...slot, context: toStoredContext(slot.context) }));
  const checked = checkSlots(stored, language);
  const problems = stored.flatMap(({ id, snippetCode, context }, index): Trouble[] => {
    const pictures = lostPictures(context);
    const found = checked.problems
      .filter((problem) => problem.index === index)
      .map(({ field, message }) => ({ field: field.replace(/^context\./, ''), message }))
      .filter(({ field }) => pictures.length === 0 || !/(width|height)$/.test(field));
    const broken = [...found, ...pictures];
    const losses = broken.length > 0 ? broken : lossesOf(context, checked.slots[index]?.context, snippetCode);
    return losses.map(({ field, message }) => ({
      slot: id,
      field,
      message: message.startsWith(`${field} is`) ? message.slice(field.length + 1) : message,
    }));
  });
  return { documents: [], slots: checked.slots, problems };
}

function readDevice(file: Fields, device: Device, of: FileOf): Read {
  const part = file[device];
  if (part === undefined) return { documents: [], problems: [] };
  if (!isFields(part)) return { documents: [], problems: [{ device, message: 'must hold slots' }] };
  const desktop = isFields(file.desktop) ? file.desktop : {};
  const { read, problems } = readDocument({
    title: inLanguage(file.title, of.language),
    description: inLanguage(file.description, of.language),
    policy: file.policy ?? null,
    ...part,
    ...(part.title === undefined ? {} : { title: inLanguage(part.title, of.language) }),
    ...(part.description === undefined ? {} : { description: inLanguage(part.description, of.language) }),
    slots: device === 'mobile' ? withShared(part.slots, desktop.slots) : part.slots,
  });
  if (!read) {
    // What is wrong within the slots that are some is worth knowing at once.
    const within = Array.isArray(part.slots)
      ? readSlots(part.slots.filter(isSlot), of.language).problems
      : [];
    return { documents: [], problems: [...problems, ...within].map((problem) => ({ device, ...problem })) };
  }
  const { title, description, policy } = read;
  const { slots, problems: found } = readSlots(read.slots, of.language);
  const ofSearch = unprovenIn({ title, description }, of.language);
  return {
    documents: [{ ...of, device, seoInfo: { title, description }, slots, policy }],
    problems: [...ofSearch, ...found].map((problem) => ({ device, ...problem })),
  };
}

function parseJson(text: string): { json: unknown; problems: Trouble[] } {
  try {
    return { json: JSON.parse(text), problems: [] };
  } catch (error) {
    return { json: null, problems: [{ message: error instanceof Error ? error.message : String(error) }] };
  }
}

/** The documents of a file, to be stored only when it has no problem. */
export function parseContentFile(text: string, of: FileOf): Read {
  const { json, problems } = parseJson(text);
  if (problems.length > 0) return { documents: [], problems };
  if (!isFields(json) || !templateDevices.some((device) => json[device] !== undefined))
    return { documents: [], problems: [{ message: 'must be an object with desktop or mobile' }] };
  const unknown = Object.keys(json).filter((key) => !fileKeys.includes(key));
  const read = templateDevices.map((device) => readDevice(json, device, of));
  return {
    documents: read.flatMap(({ documents }) => documents),
    problems: [
      ...unknown.map((field) => ({ field, message: 'is not known' })),
      ...read.flatMap((one) => one.problems),
    ],
  };
}
