import { array, type InferType, object, string } from 'yup';
import type { InstalledPackage } from './installed.ts';

export const licenceRules = object({
  /** SPDX names that ask for no more than to be named. */
  accepted: array(string().required()).required(),
  exceptions: array(
    object({
      /** A name, or its beginning before `*`. */
      package: string().required(),
      licence: string().required(),
      because: string().required(),
    }).required(),
  ).required(),
});
type Rules = InferType<typeof licenceRules>;

function isAcceptedBy(expression: string, accepted: ReadonlySet<string>): boolean {
  return expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((name) => accepted.has(name.trim())));
}

function isNamed(name: string, pattern: string): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}

/** @returns why this package may be used; null when nothing says that it may */
export function whyAccepted({ name, licence }: InstalledPackage, rules: Rules): string | null {
  if (isAcceptedBy(licence, new Set(rules.accepted))) return licence;
  const exception = rules.exceptions.find((one) => isNamed(name, one.package) && one.licence === licence);
  return exception?.because ?? null;
}
