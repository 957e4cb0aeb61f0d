import type { HTMLAttributes } from 'react';

type Props = HTMLAttributes<HTMLElement> & {
  as: 'div' | 'section' | 'ul';
  /** Of `toHtml`. */
  html: string;
};

/** An element whose content is finished: neither server nor browser looks into it (to-html.ts). */
export function Finished({ as: Element, html, ...props }: Props) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by `toHtml`, which escapes every text
  return <Element {...props} dangerouslySetInnerHTML={{ __html: html }} />;
}
