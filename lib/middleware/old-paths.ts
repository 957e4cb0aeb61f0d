import { lookUp } from '@/api/contract/look-up';
import { contentPath, readPolicyPath } from '@/api/contract/page-paths';
import type { Policy } from '@/api/contract/policies';
import { homePath } from '@/lib/routes/paths';
import { isCookiePolicy } from './cookie-policy';
import { redirectWithin } from './outcomes';
import type { Step, StepResult } from './types';

/** Addresses that only ever lead elsewhere (§2). */
const moved: Readonly<Record<string, string>> = {
  '/auth': '/auth/sign-in',
  '/auth/welcome': '/auth/sign-in',
  '/account': '/account/orders',
  '/linden-salespoint': '/linden-franchise',
  '/contact': '/help-centre',
};

/** Old policy addresses and the words that name their policy in the policies list. */
const oldPolicies: Readonly<Record<string, RegExp>> = {
  '/terms-and-conditions': /terms|conditions|voorwaarden/i,
  '/privacy-policy': /privacy/i,
};

function findPolicy(policies: readonly Policy[], name: RegExp): Policy | undefined {
  return policies.find(({ policy }) => name.test(policy)) ?? policies.find(({ slug }) => name.test(slug));
}

export const oldPathsStep: Step = async (visit, shop) => {
  const to = lookUp(moved, visit.path);
  if (to) return redirectWithin(visit, to, visit.path.startsWith('/a') ? 307 : 308, visit.query);
  // The page about cookies is hidden; its settings are a dialog (§2).
  if (isCookiePolicy(visit.path)) return { kind: 'redirect', to: homePath(visit.site.code), status: 307 };

  const name = lookUp(oldPolicies, visit.path);
  if (name) {
    const policy = findPolicy(await shop.policies(visit.site.code), name);
    // Where the policy's page kept the old address, it is a content page like any other.
    if (!policy || `/${policy.slug}` === visit.path) return null;
    return redirectWithin(visit, contentPath(policy.slug), 308, visit.query);
  }
  const alias = readPolicyPath(visit.path);
  return alias === null
    ? null
    : policyOutcome(alias, await shop.policies(visit.site.code), (path) =>
        redirectWithin(visit, path, 308, visit.query),
      );
};

/** `/policy/<alias>` accepts a policy's key or slug; the page itself has the slug alone as its address. */
function policyOutcome(
  alias: string,
  policies: readonly Policy[],
  redirect: (path: string) => StepResult,
): StepResult | null {
  const policy = policies.find(({ slug }) => slug === alias) ?? policies.find((one) => one.policy === alias);
  return policy ? redirect(contentPath(policy.slug)) : null;
}
