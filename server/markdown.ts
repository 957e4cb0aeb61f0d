/** What a page says, as Markdown: for readers that ask for `text/markdown`. Reads the HTML that React and the cleaner of texts write. */

type Node = string | Element;
type Element = { name: string; attributes: string; children: Node[] };

const empty = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'wbr',
]);
/** For hands and eyes, or nothing that is said. */
const unread = new Set([
  ...['script', 'style', 'template', 'noscript', 'svg', 'form', 'button', 'input', 'select', 'textarea'],
  ...['dialog', 'iframe', 'canvas', 'label'],
]);
const blocks = new Set([
  ...[
    'address',
    'article',
    'aside',
    'blockquote',
    'dd',
    'details',
    'div',
    'dl',
    'dt',
    'figcaption',
    'figure',
  ],
  ...['footer', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'header', 'li', 'main', 'nav', 'ol', 'p', 'section'],
  ...['summary', 'table', 'tbody', 'thead', 'tr', 'ul'],
]);

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

function decode(text: string): string {
  return text.replaceAll(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return named[name] ?? whole;
    return String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
  });
}

/** Addresses that lead somewhere; others may run something. */
const leading = new Set(['http:', 'https:', 'mailto:', 'tel:']);

function attributeOf({ attributes }: Element, name: string): string {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
  return decode(value).trim();
}

/** `<` and `>` stand for themselves nowhere but in scripts, which are passed over whole. */
function parse(html: string): Element {
  const root: Element = { name: 'main', attributes: '', children: [] };
  const open = [root];
  const pieces = /<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1>|<(\/?)([a-z][\w-]*)([^>]*)>|[^<]+/gi;
  for (const [piece, , end, tag = '', attributes = ''] of html.matchAll(pieces)) {
    const name = tag.toLowerCase();
    if (name === '') {
      if (!piece.startsWith('<')) open.at(-1)?.children.push(decode(piece));
    } else if (end) {
      const from = open.findLastIndex((one) => one.name === name);
      if (from > 0) open.length = from;
    } else {
      const element = { name, attributes, children: [] };
      open.at(-1)?.children.push(element);
      if (!empty.has(name)) open.push(element);
    }
  }
  return root;
}

function isSilent(element: Element): boolean {
  return unread.has(element.name) || / (?:hidden|inert)\b|aria-hidden="true"/.test(element.attributes);
}

const flat = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
const escaped = (text: string) => text.replaceAll(/[\\`*_[\]|<]/g, '\\$&');

function inlineElement(element: Element, base: string): string {
  const { name, children } = element;
  if (isSilent(element)) return '';
  const text = inline(children, base);
  if (name === 'br') return ' ';
  if (name === 'img') return pictureOf(element, base);
  if (name === 'a') return linkOf(element, flat(text), base);
  if ((name === 'strong' || name === 'b') && text.trim()) return `**${flat(text)}**`;
  return blocks.has(name) ? ` ${text} ` : text;
}

/** All in one line. Between two elements nothing stands but the distance that the page gives them. */
function inline(nodes: readonly Node[], base: string): string {
  return nodes
    .map((node, index) => {
      if (typeof node === 'string') return escaped(node);
      const isApart = index > 0 && typeof nodes[index - 1] !== 'string';
      return `${isApart ? ' ' : ''}${inlineElement(node, base)}`;
    })
    .join('');
}

function pictureOf(element: Element, base: string): string {
  const [alt, source] = [attributeOf(element, 'alt'), attributeOf(element, 'src')];
  return alt && source ? `![${escaped(alt)}](${new URL(source, base).href})` : '';
}

function linkOf(element: Element, text: string, base: string): string {
  const href = attributeOf(element, 'href');
  const said = text || escaped(attributeOf(element, 'aria-label'));
  if (!href || !said) return said;
  const address = URL.canParse(href, base) ? new URL(href, base) : null;
  return address && leading.has(address.protocol) ? `[${said}](${address.href})` : said;
}

function elementsIn(element: Element, name: string): Element[] {
  return element.children.flatMap((child) => {
    if (typeof child === 'string' || isSilent(child)) return [];
    return child.name === name ? [child] : elementsIn(child, name);
  });
}

function tableOf(element: Element, base: string): string {
  const rows = elementsIn(element, 'tr').map((row) =>
    row.children.flatMap((cell) => (typeof cell === 'string' ? [] : flat(inline(cell.children, base)))),
  );
  const width = Math.max(0, ...rows.map((row) => row.length));
  const lines = rows.map((row) => `| ${row.join(' | ')} |`);
  const head = [`|${' |'.repeat(width)}`, `|${' --- |'.repeat(width)}`];
  return width > 0 ? [...head, ...lines].join('\n') : '';
}

function itemOf(item: Element, bullet: string, base: string): string {
  const text = blocksOf(item.children, base).join('\n\n');
  return text === '' ? '' : `${bullet} ${text.replaceAll('\n', '\n  ')}`;
}

function listOf(element: Element, base: string): string {
  return element.children
    .flatMap((child) => (typeof child === 'string' || child.name !== 'li' ? [] : [child]))
    .map((item, index) => itemOf(item, element.name === 'ol' ? `${index + 1}.` : '-', base))
    .filter(Boolean)
    .join('\n');
}

function blockOf(element: Element, base: string): string[] {
  const { name, children } = element;
  const level = /^h([1-6])$/.exec(name)?.[1];
  if (level) return [`${'#'.repeat(Number(level))} ${flat(inline(children, base))}`];
  if (name === 'table') return [tableOf(element, base)];
  if (name === 'ul' || name === 'ol') return [listOf(element, base)];
  if (name === 'p' || name === 'summary' || name === 'dt' || name === 'dd')
    return [flat(inline(children, base))];
  return blocksOf(children, base);
}

/** A text for each block; what stands between blocks is one too. */
function blocksOf(nodes: readonly Node[], base: string): string[] {
  const texts: string[] = [];
  let line: Node[] = [];
  const endLine = () => {
    texts.push(flat(inline(line, base)));
    line = [];
  };
  for (const node of nodes) {
    const isBlock = typeof node !== 'string' && !isSilent(node) && blocks.has(node.name);
    if (!isBlock) line.push(node);
    else {
      endLine();
      texts.push(...blockOf(node, base));
    }
  }
  endLine();
  return texts.filter(Boolean);
}

/** The canonical address of a page. */
export function canonicalOf(html: string): string | null {
  const href = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
  return href ? decode(href) : null;
}

/** What stands in the main part of a page. @param base its own address, whole */
export function toMarkdown(html: string, base: string): string {
  const main = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '';
  return `${blocksOf(parse(main).children, base).join('\n\n')}\n`;
}
