import { type InferType, object, string } from 'yup';
import { oneLine } from './plain-text.ts';
import './rules/text-rules.ts';
import { hasTaxOffices } from './tax-number.ts';

/** What the business of an account is known by; empty fields for whoever is none, or does not say. */
export const businessSchema = object({
  companyName: oneLine().max(120).default(''),
  vatNumber: string().max(20).vatNumber().default(''),
  taxOffice: oneLine().max(80).default(''),
  taxNumber: string().trim().max(11).taxNumber().default(''),
}).noUnknown();
export type Business = InferType<typeof businessSchema>;
export type BusinessField = keyof Business;

/** By what businesses of a country are known. */
export function businessFieldsOf(country: string): readonly BusinessField[] {
  return hasTaxOffices(country) ? ['companyName', 'taxOffice', 'taxNumber'] : ['companyName', 'vatNumber'];
}

type Shop = {
  /** Whose businesses it serves. */
  country: string;
  /** Whether each account is a business's. */
  isForBusinesses: boolean;
};

const fields = ['companyName', 'vatNumber', 'taxOffice', 'taxNumber'] as const;

type BusinessProblem = { property: BusinessField; message: 'required' | 'invalid' };

/**
 * What is missing of a business, or is not asked for there, by field. Who tells anything tells the whole; a VAT number may
 * be left out, as many small businesses have none.
 */
export function businessProblems(
  business: Partial<Business>,
  { country, isForBusinesses }: Shop,
): BusinessProblem[] {
  const asked = businessFieldsOf(country);
  const isBusiness = isForBusinesses || fields.some((field) => business[field]);
  return fields.flatMap((property): BusinessProblem[] => {
    const isEmpty = !business[property];
    if (!asked.includes(property)) return isEmpty ? [] : [{ property, message: 'invalid' }];
    if (property === 'vatNumber' || !isBusiness || !isEmpty) return [];
    return [{ property, message: 'required' }];
  });
}
