import { string } from 'yup';

/** A text that people write on one line: no line breaks nor other control characters. */
export const oneLine = () =>
  string()
    .trim()
    .matches(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'invalid');

/** A text of several lines: line breaks, all alike, and tabs, no other control characters. */
export const severalLines = () =>
  string()
    .transform((text: unknown) => (typeof text === 'string' ? text.replace(/\r\n?/g, '\n').trim() : text))
    .matches(/^(?:\P{Cc}|[\t\n])*$/u, 'invalid');
