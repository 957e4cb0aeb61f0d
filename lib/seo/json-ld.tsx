/** Structured data. A data block, not a script: browsers never run it, and the policy need not allow it. */
export function JsonLd({ data }: { data: object }) {
  // `<` is escaped, so no text inside can end the element.
  const json = JSON.stringify(data).replace(/</g, '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every "<" escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
