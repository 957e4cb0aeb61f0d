import { guaranteedYears } from '@/api/contract/guaranteed-years';
import type { Guarantee } from '@/api/contract/proof';

/** What a maker guarantees beyond the law; `label` is the address of the official graphic, where there is one. */
export type GuaranteeModel = {
  years: number;
  producer: string;
  model: string;
  terms: string;
  label: string | null;
};

export function toGuarantee(guarantee: Guarantee): GuaranteeModel | null {
  if (!guarantee) return null;
  const { producer, modelId: model, termsUrl: terms, label } = guarantee;
  return { years: guaranteedYears(guarantee), producer, model, terms, label };
}
