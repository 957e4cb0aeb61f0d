import type { Block, Frame, MailContent } from './content.ts';

const rule = '-'.repeat(40);

function pairs(rows: readonly { label: string; value: string }[]): string {
  return rows.map(({ label, value }) => `${label}: ${value}`).join('\n');
}

function toText(block: Block): string {
  switch (block.type) {
    case 'text':
      return block.text;
    case 'heading':
      return `${block.text}\n${'-'.repeat(Math.min(block.text.length, 40))}`;
    case 'button':
    case 'link':
      return `${block.text}:\n${block.href}`;
    case 'facts':
    case 'amounts':
      return pairs(block.rows);
    case 'lines':
      return block.lines
        .map(({ title, details, amount }) =>
          [`* ${title} – ${amount}`, ...details.map((one) => `  ${one}`)].join('\n'),
        )
        .join('\n');
    case 'columns':
      return block.columns.map(({ title, lines }) => [`${title}:`, ...lines].join('\n')).join('\n\n');
    case 'quote':
      return block.text
        .split(/\r?\n/)
        .map((line) => `> ${line}`)
        .join('\n');
  }
}

/** The part for programs and people that take no HTML; it says all that the other part says. */
export function toPlainText(content: MailContent, frame: Frame): string {
  const { title, blocks, reason, unsubscribeLink, unsubscribeText = frame.unsubscribe } = content;
  return [
    title.toLocaleUpperCase(frame.locale),
    ...blocks.map(toText),
    `${frame.closing}\n${frame.shopName}\n${frame.shopLink}`,
    rule,
    frame.questions,
    frame.legalLines.join('\n'),
    reason,
    ...(unsubscribeLink ? [`${unsubscribeText}:\n${unsubscribeLink}`] : []),
  ]
    .join('\n\n')
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .concat('\n');
}
