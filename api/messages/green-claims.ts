import { greenWords } from '../../messages/green-claims.ts';
import { certificateSchemes } from '../contract/proof.ts';
import { type Language, languages } from '../contract/sites.ts';

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

function patternOf(phrases: readonly string[]): RegExp | null {
  if (phrases.length === 0) return null;
  const choices = phrases.map((phrase) =>
    escaped(phrase)
      .replaceAll(String.raw`\*`, String.raw`\p{L}*`)
      .replaceAll(/[’']/g, "[’']")
      .replaceAll(' ', String.raw`[\s-]+`),
  );
  return new RegExp(String.raw`(?<![\p{L}\d])(?:${choices.join('|')})(?![\p{L}\d])`, 'giu');
}

const marks = certificateSchemes.map((scheme) => escaped(scheme).replaceAll(/[ -]/g, '[ -]?')).join('|');
/** `FSC® C123456`, `PEFC/30-31-123`, `EU Ecolabel NL/049/001`. */
const numbered = new RegExp(String.raw`(?:${marks})[®™]?[\s:/(-]*(?:[A-Z]{1,4}[-/]?)?\d[\d/-]{3,}`, 'iu');
const named = new RegExp(String.raw`(?<![\p{L}\d])(?:${marks})(?![\p{L}\d])`, 'giu');

const patterns = new Map(
  languages.map((language) => {
    const { claims, notClaims } = greenWords[language];
    return [language, { claims: patternOf(claims), notClaims: patternOf(notClaims) }];
  }),
);

/**
 * What a text promises for nature without naming a certificate with its number, as it is written there. Who shows the text of
 * a product that has a certificate need not ask.
 */
export function greenClaimsIn(text: string, language: Language): string[] {
  if (numbered.test(text)) return [];
  const { claims, notClaims } = patterns.get(language) ?? {};
  const rest = notClaims ? text.replaceAll(notClaims, ' ') : text;
  return [...(claims ? rest.matchAll(claims) : []), ...rest.matchAll(named)].map(([found]) => found);
}
