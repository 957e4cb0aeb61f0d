import type { ProviderEntry } from '../port.ts';
import { createMollie } from './provider.ts';

/** Mollie takes no Turkish lira. */
export const mollie: ProviderEntry = {
  kind: 'live',
  methods: ['ideal', 'bancontact', 'card', 'paypal', 'pay-later'],
  hasWidget: false,
  currencies: ['EUR', 'GBP', 'CZK'],
  setUp({ mollieApiKey: apiKey, mollieApiUrl: apiUrl }) {
    return apiKey === undefined ? null : createMollie({ apiKey, apiUrl });
  },
};
