import { homePath } from '@/lib/routes/paths';
import { designPageStep } from './design-page';
import { guardsStep } from './guards';
import { internalPathsStep } from './internal-paths';
import { languageStep } from './language';
import { listingsStep } from './listings';
import { maintenanceStep } from './maintenance';
import { oldPathsStep } from './old-paths';
import { ownPagesStep } from './own-pages';
import { previewStep } from './preview';
import { searchRedirectsStep } from './search-redirects';
import { slotsStep } from './slots';
import { slugsStep } from './slugs';
import type { Shop, Step, StepResult, Visit } from './types';

/** In this order; the first that decides ends it. */
const steps: readonly Step[] = [
  maintenanceStep,
  designPageStep,
  internalPathsStep,
  languageStep,
  guardsStep,
  oldPathsStep,
  ownPagesStep,
  previewStep,
  searchRedirectsStep,
  listingsStep,
  slotsStep,
  slugsStep,
];

/** Where the visit is to go when its address is right but for the site; in one step where more of it is wrong. */
function withRightSite(outcome: StepResult, { meant, query }: Visit): StepResult {
  if (meant === null || outcome.kind === 'redirect') return outcome;
  const text = query.toString();
  return { kind: 'redirect', to: meant + (text && `?${text}`), status: 308 };
}

/** What becomes of a visit. An address nothing answers for leads home (§2). */
export async function decide(visit: Visit, shop: Shop): Promise<StepResult> {
  for (const step of steps) {
    const outcome = await step(visit, shop);
    if (outcome) return withRightSite(outcome, visit);
  }
  return { kind: 'redirect', to: homePath(visit.site.code), status: 307 };
}
