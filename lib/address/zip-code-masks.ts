import type { CountryCode } from '@/api/contract/sites';

/** How postcodes are written, by the signs of `writtenBy`. Countries that are left out write them in several ways. */
export const zipCodeMasks: Readonly<Partial<Record<CountryCode, string>>> = {
  NL: '#### AA',
  BE: '####',
  DE: '#####',
  AT: '####',
  CZ: '### ##',
  TR: '#####',
};
