import { Parser } from 'htmlparser2';

/** What a crawler sees of a page. */
export type SeenPage = {
  language: string;
  canonical: string | null;
  robots: string;
  /** By `hreflang`. */
  alternates: Readonly<Record<string, string>>;
  links: readonly string[];
  /** What is written in the language of the page: a text for each paragraph, cell, button …, and descriptions of pictures. */
  texts: readonly string[];
  title: string;
  /** What the page says of itself in search results. */
  description: string;
  /** Blocks of structured data, as they are written. */
  data: readonly string[];
  /** Types of the pictures for shared links. */
  shared: readonly string[];
  /** What shared links lead to: `website`, or `product`. */
  sharedAs: readonly string[];
};

/** They belong to the sentence they stand in. */
const inline = new Set([
  'a',
  'abbr',
  'b',
  'br',
  'em',
  'i',
  'mark',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'time',
  'u',
  'wbr',
]);
const unread = new Set(['script', 'style', 'template', 'noscript', 'svg']);
const described = ['alt', 'aria-label', 'title', 'placeholder'] as const;
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

class Reader {
  language = '';
  canonical: string | null = null;
  robots = '';
  readonly alternates: Record<string, string> = {};
  readonly links: string[] = [];
  readonly texts: string[] = [];
  readonly data: string[] = [];
  readonly shared: string[] = [];
  readonly sharedAs: string[] = [];
  title = '';
  description = '';
  /** Whether what is read is structured data, or the title. */
  #kept: 'data' | 'title' | null = null;
  #text = '';
  /** How deep within elements that are not read, or that name a language of their own. */
  #passed = 0;

  #endText(): void {
    const text = this.#text.replaceAll(/\s+/g, ' ').trim();
    if (text) this.texts.push(text);
    this.#text = '';
  }

  #readMeta({ name, property, content = '' }: Readonly<Record<string, string>>): void {
    if (name === 'robots') this.robots = content;
    if (name === 'description') this.description = content;
    if (property === 'og:image:type') this.shared.push(content);
    if (property === 'og:type') this.sharedAs.push(content);
  }

  #readHead(name: string, attributes: Readonly<Record<string, string>>): void {
    const { rel, href = '', hreflang } = attributes;
    if (name === 'html') this.language = attributes.lang ?? '';
    if (name === 'meta') this.#readMeta(attributes);
    if (name === 'link' && rel === 'canonical') this.canonical = href;
    if (name === 'link' && rel === 'alternate' && hreflang) this.alternates[hreflang] = href;
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    this.#readHead(name, attributes);
    if (name === 'script' && attributes.type === 'application/ld+json') {
      this.data.push('');
      this.#kept = 'data';
    }
    // Drawings have titles too.
    if (name === 'title' && this.title === '') this.#kept = 'title';
    if (name === 'a' && attributes.href !== undefined) this.links.push(attributes.href);
    const isOther = attributes.lang !== undefined && !this.language.startsWith(attributes.lang);
    const isPassed = this.#passed > 0 || unread.has(name) || isOther;
    if (isPassed && !empty.has(name)) this.#passed += 1;
    if (!inline.has(name)) this.#endText();
    if (isPassed) return;
    for (const key of described) {
      const text = attributes[key];
      if (text) this.texts.push(text);
    }
  }

  write(text: string): void {
    if (this.#kept === 'data') this.data.push((this.data.pop() ?? '') + text);
    if (this.#kept === 'title') this.title += text;
    if (this.#passed === 0) this.#text += text;
  }

  close(name: string): void {
    if (name === 'script' || name === 'title') this.#kept = null;
    if (!inline.has(name)) this.#endText();
    if (this.#passed > 0 && !empty.has(name)) this.#passed -= 1;
  }
}

export function readPage(html: string): SeenPage {
  const reader = new Reader();
  const parser = new Parser({
    onopentag: (name, attributes) => reader.open(name, attributes),
    ontext: (text) => reader.write(text),
    onclosetag: (name) => reader.close(name),
  });
  parser.end(html);
  return reader;
}
