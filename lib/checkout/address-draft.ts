import { addressInfos, addressTitles } from '@/api/contract/address';
import { forEachField } from '@/api/contract/address-fields';
import type { AddressValues } from '@/lib/address/models';
import type { AddressForm } from '@/lib/address/schema';
import type { SiteRules } from '@/lib/sites/models';
import { readStored, removeStored, siteKey, writeStored } from '@/lib/storage/storage';

/** What is being typed into the addresses, so that Back and reload lose nothing; forgotten once it is saved. */
const expiresInMinutes = 12 * 60;
const keyOf = (site: SiteRules) => siteKey(site, 'checkout-address');

type Values = Record<string, unknown>;
type Kept = {
  owner: string;
  shipping: Values;
  billing: Values;
  billingDiffers: boolean;
  shippingId?: unknown;
  billingId?: unknown;
};

/** What was kept may be anything that JSON can say. */
export const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null;

function isKept(value: unknown): value is Kept {
  if (!isValues(value) || !isValues(value.shipping) || !isValues(value.billing)) return false;
  return typeof value.owner === 'string' && typeof value.billingDiffers === 'boolean';
}

function choose<Choice>(value: unknown, among: readonly Choice[], otherwise: Choice): Choice {
  return among.find((one) => one === value) ?? otherwise;
}

/** What was kept of an address, as far as the form can show it, else what `start` has. */
export function restoreAddress(site: SiteRules, start: AddressValues, kept: Values): AddressValues {
  const textOf = (value: unknown, otherwise: string) => (typeof value === 'string' ? value : otherwise);
  return {
    ...start,
    ...forEachField((name) => textOf(kept[name], start[name])),
    addressInfo: choose(kept.addressInfo, addressInfos, start.addressInfo),
    title: choose(kept.title, addressTitles, start.title),
    country: choose(kept.country, site.countries, start.country),
  };
}

/**
 * The form as it was left in this tab, else `start`. Who has signed in meanwhile gets the address of the account, and
 * what was typed before only where there is none.
 */
export function openAddressDraft(site: SiteRules, owner: string, start: AddressForm): AddressForm {
  const kept = readStored(keyOf(site), isKept, 'tab');
  if (!kept || (kept.owner !== owner && start.shipping.street !== '')) return start;
  const idOf = (value: unknown) => (typeof value === 'string' ? value : null);
  return {
    shipping: restoreAddress(site, start.shipping, kept.shipping),
    billingDiffers: kept.billingDiffers,
    billing: restoreAddress(site, start.billing, kept.billing),
    shippingId: idOf(kept.shippingId),
    billingId: idOf(kept.billingId),
  };
}

export function keepAddressDraft(site: SiteRules, owner: string, form: AddressForm): void {
  writeStored(keyOf(site), { ...form, owner }, expiresInMinutes, 'tab');
}

export function clearAddressDraft(site: SiteRules): void {
  removeStored(keyOf(site), 'tab');
}
