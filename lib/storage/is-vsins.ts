import { variantVsin } from '@/api/contract/vsin';

/** Whether what a browser has kept are numbers of products. */
export function isVsins(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((vsin) => typeof vsin === 'string' && variantVsin.test(vsin));
}
