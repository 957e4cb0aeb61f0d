import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { createElement as el, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Amount, Block, Column, Fact, Frame, Line, MailContent } from './content.ts';
import { darkMode, styles } from './html-style.ts';

const ink = 'm-ink';
const soft = 'm-soft';

function table(name: string, rows: readonly ReactElement[]): ReactElement {
  return el(
    'table',
    { key: name, style: styles.table, cellPadding: 0, cellSpacing: 0 },
    el('tbody', null, rows),
  );
}

function pairTable(rows: readonly (Fact | Amount)[]): ReactElement {
  return table(
    'pairs',
    rows.map((row) => {
      const isTotal = 'isTotal' in row && row.isTotal === true;
      const label = {
        scope: 'row',
        className: isTotal ? ink : soft,
        style: isTotal ? styles.totalLabel : styles.label,
      };
      const value = { className: ink, style: isTotal ? styles.total : styles.value };
      return el('tr', { key: row.label }, el('th', label, row.label), el('td', value, row.value));
    }),
  );
}

function lineTable(lines: readonly Line[]): ReactElement {
  return table(
    'lines',
    lines.map(({ title, details, amount }, index) =>
      el(
        'tr',
        { key: `${index} ${title}` },
        el(
          'th',
          { scope: 'row', className: ink, style: styles.lineTitle },
          title,
          details.map((one) => el('span', { key: one, className: soft, style: styles.lineDetail }, one)),
        ),
        el('td', { className: ink, style: styles.lineAmount }, amount),
      ),
    ),
  );
}

/** Beside each other where there is room, below each other on a phone. */
function columnBoxes(columns: readonly Column[]): ReactElement {
  return el(
    'div',
    null,
    columns.map(({ title, lines }) =>
      el(
        'div',
        { key: title, style: styles.column },
        el('p', { className: ink, style: styles.columnTitle }, title),
        lines.map((line, index) =>
          el('p', { key: `${index} ${line}`, className: ink, style: styles.columnText }, line),
        ),
      ),
    ),
  );
}

function buttonBox(text: string, href: string, frame: Frame): ReactElement {
  return el(
    Section,
    { style: styles.buttonBox },
    el(Button, { href, style: styles.button }, text),
    el(
      Text,
      { className: soft, style: { ...styles.small, margin: '16px 0 0' } },
      `${frame.buttonFails} `,
      el(Link, { href, className: 'm-link', style: styles.link }, href),
    ),
  );
}

function toElement(block: Block, frame: Frame): ReactNode {
  switch (block.type) {
    case 'text':
      return el(Text, { className: ink, style: styles.text }, block.text);
    case 'heading':
      return el(Heading, { as: 'h2', className: ink, style: styles.heading }, block.text);
    case 'button':
      return buttonBox(block.text, block.href, frame);
    case 'link': {
      const { href, text } = block;
      return el(
        Text,
        { style: styles.text },
        el(Link, { href, className: 'm-link', style: styles.link }, text),
      );
    }
    case 'facts':
    case 'amounts':
      return pairTable(block.rows);
    case 'lines':
      return lineTable(block.lines);
    case 'columns':
      return columnBoxes(block.columns);
    case 'quote':
      return el('blockquote', { className: ink, style: styles.quote }, block.text);
  }
}

function footer({ reason, unsubscribeLink, unsubscribeText }: MailContent, frame: Frame): ReactElement {
  const line = (text: ReactNode, key: string) =>
    el(Text, { key, className: soft, style: styles.small }, text);
  return el(
    Section,
    { style: styles.footer },
    line(frame.questions, 'questions'),
    frame.legalLines.map((text) => line(text, text)),
    line(reason, 'reason'),
    unsubscribeLink
      ? line(
          el(
            Link,
            { href: unsubscribeLink, className: 'm-link', style: styles.link },
            unsubscribeText ?? frame.unsubscribe,
          ),
          'unsubscribe',
        )
      : null,
  );
}

/**
 * The mail as HTML: one column of at most 600 px without a single picture, so that it looks the same where pictures
 * are blocked and nobody learns whether it was opened. React escapes every text.
 */
export function toHtml(content: MailContent, frame: Frame): string {
  const { shopName, shopLink, closing } = frame;
  const markup = renderToStaticMarkup(
    el(
      Html,
      { lang: frame.locale, dir: 'ltr' },
      el(
        Head,
        null,
        // Without it programs on phones lay the mail out 980 px wide and show it in letters nobody can read.
        el('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
        el('meta', { name: 'color-scheme', content: 'light dark' }),
        el('meta', { name: 'supported-color-schemes', content: 'light dark' }),
        el('title', null, content.subject),
        el('style', null, darkMode),
      ),
      el(Preview, null, content.preview),
      el(
        Body,
        { className: 'm-page', style: styles.body },
        el(
          Container,
          { style: styles.container },
          el(
            Section,
            { style: styles.top },
            el(Link, { href: shopLink, className: 'm-link', style: styles.logo }, shopName),
          ),
          el(
            Section,
            { className: 'm-card', style: styles.card },
            el(Heading, { as: 'h1', className: ink, style: styles.title }, content.title),
            content.blocks.map((block, index) =>
              el('div', { key: `${index} ${block.type}` }, toElement(block, frame)),
            ),
            el(
              Text,
              { className: ink, style: { ...styles.text, margin: '24px 0 0' } },
              closing,
              el('br'),
              shopName,
            ),
          ),
          footer(content, frame),
        ),
      ),
    ),
  );
  return `<!doctype html>${markup}`;
}
