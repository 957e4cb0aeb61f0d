import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};
const escapeText = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');

const empty = new Set(['br', 'hr', 'img', 'input', 'wbr']);
/** React gives their content a meaning of its own. */
const unknown = new Set(['option', 'script', 'select', 'style', 'textarea', 'title']);
const names: Readonly<Record<string, string>> = {
  className: 'class',
  htmlFor: 'for',
  defaultValue: 'value',
  strokeWidth: 'stroke-width',
  strokeLinecap: 'stroke-linecap',
};
const addresses = new Set(['href', 'src', 'action', 'formAction']);
const isSafe = /^(?:[/?#]|https?:|mailto:|tel:)/i;
const isNamed = (name: string) => /^(?:aria|data)-/.test(name);

function attribute(name: string, value: unknown): string {
  if (value === undefined || value === null || name === 'children') return '';
  if (typeof value === 'boolean' && !isNamed(name)) return value ? ` ${name}=""` : '';
  if (typeof value === 'object' || typeof value === 'function' || typeof value === 'symbol')
    throw new Error(`${name} cannot be written as finished HTML.`);
  if (addresses.has(name) && !isSafe.test(String(value))) return '';
  return ` ${names[name] ?? name}="${escapeText(String(value))}"`;
}

function elementHtml({
  type,
  props,
}: ReactElement<Record<string, unknown> & { children?: ReactNode }>): string {
  if (type === Fragment) return toHtml(props.children);
  if (typeof type === 'function') return toHtml(Reflect.apply(type, undefined, [props]));
  if (typeof type !== 'string' || unknown.has(type))
    throw new Error(`<${String(type)}> cannot be drawn as finished HTML.`);
  let html = `<${type}`;
  for (const name in props) html += attribute(name, props[name]);
  return empty.has(type) ? `${html}>` : `${html}>${toHtml(props.children)}</${type}>`;
}

/**
 * Draws what no browser brings to life: elements, and components that only put elements together. React would describe each
 * of them for the browser, read that again and draw it, for every page anew; of a text it does all that at once.
 * @throws for islands, components that wait, styles and listeners, which need React
 */
export function toHtml(node: ReactNode): string {
  if (node === null || node === undefined || typeof node === 'boolean') return '';
  if (typeof node === 'string') return escapeText(node);
  if (typeof node === 'number' || typeof node === 'bigint') return String(node);
  if (Array.isArray(node)) return node.map(toHtml).join('');
  if (isValidElement<Record<string, unknown>>(node)) return elementHtml(node);
  throw new Error('This cannot be drawn as finished HTML.');
}
