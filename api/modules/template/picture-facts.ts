import { pictureFacts } from '../../../config/pictures/facts.ts';

function isPicture(value: unknown): value is { path: string } {
  return typeof value === 'object' && value !== null && 'path' in value && typeof value.path === 'string';
}

/** Tells of each picture of a snippet how large it is, what to show until it is loaded and how to cut it. */
export function withPictureFacts(context: object): object {
  const text = JSON.stringify(context, (_key, value: unknown) => {
    const facts = isPicture(value) ? pictureFacts[value.path.replace('/media/', '')] : undefined;
    if (!facts) return value;
    const { width, height, blur: placeholder, focus } = facts;
    return { ...Object(value), width, height, placeholder, focus };
  });
  return JSON.parse(text);
}
