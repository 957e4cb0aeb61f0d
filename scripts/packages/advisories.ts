import { array, type InferType, object, string } from 'yup';
import type { InstalledPackage } from './installed.ts';
import { isInRange } from './version-range.ts';

const severities = ['low', 'moderate', 'high', 'critical'] as const;

export const advisoryList = object({
  /** The day on which the list was made. */
  readOn: string()
    .matches(/^\d{4}-\d\d-\d\d$/)
    .required(),
  /** Whose word on ranges is kept, as not every machine reaches the advisories themselves. */
  readFrom: string().required(),
  advisories: array(
    object({
      id: string().required(),
      package: string().required(),
      /** Comparators joined by spaces (all hold), alternatives by `||`. */
      vulnerable: string().required(),
      severity: string().oneOf(severities).required(),
      meaning: string().required(),
      /** The advisory itself. */
      source: string().url().required(),
      /** Why a match does not concern this shop; without it a match fails. */
      doesNotConcernUsBecause: string().optional(),
    }).required(),
  ).required(),
});
export type Advisory = Pick<
  InferType<typeof advisoryList>['advisories'][number],
  'id' | 'package' | 'severity' | 'meaning' | 'source' | 'doesNotConcernUsBecause'
>;
export type Match = { advisory: Advisory; versions: readonly string[] };

/** Installed packages that the kept list knows to be vulnerable, whether that concerns the shop or not. */
export function findMatches(
  installed: readonly InstalledPackage[],
  { advisories }: InferType<typeof advisoryList>,
): Match[] {
  return advisories.flatMap((advisory) => {
    const versions = installed
      .filter(({ name, version }) => name === advisory.package && isInRange(version, advisory.vulnerable))
      .map(({ version }) => version);
    return versions.length > 0 ? { advisory, versions } : [];
  });
}

const audit = object({ vulnerabilities: object().required() });
const entryOfAudit = object({ via: array().required() });
const found = object({
  via: array(
    object({
      name: string().required(),
      title: string().required(),
      url: string().required(),
      range: string().required(),
      severity: string().required(),
    }),
  ).required(),
});

/**
 * What `npm audit --json` names, with the kept list's word on what does not concern us.
 * @returns null when the registry has not answered
 */
export function readAudit(text: string, { advisories }: InferType<typeof advisoryList>): Match[] | null {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return null;
  }
  if (!audit.isValidSync(body)) return null;
  const matches = new Map<string, Match>();
  for (const entry of Object.values(audit.cast(body).vulnerabilities)) {
    // Names of other packages come beside the advisories themselves.
    const via = entryOfAudit.cast(entry).via.filter((one: unknown) => typeof one === 'object');
    for (const { name, title, url, range, severity } of found.cast({ via }).via) {
      const id = url.split('/').at(-1) ?? url;
      const known = advisories.find((one) => one.id === id && one.package === name);
      const level = severities.find((one) => one === severity) ?? 'high';
      const advisory = known ?? { id, package: name, severity: level, meaning: title, source: url };
      matches.set(`${id} ${name}`, { advisory, versions: [range] });
    }
  }
  return [...matches.values()];
}
