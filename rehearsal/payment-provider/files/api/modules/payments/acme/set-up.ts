import type { ApiEnvironment } from '../../../runtime/environment.ts';
import type { PaymentProvider, ProviderEntry } from '../port.ts';
import { createAcme } from './provider.ts';

function setUp({ acmeKey, acmeUrl }: ApiEnvironment): PaymentProvider | null {
  if (acmeKey === undefined) return null;
  return createAcme({ key: acmeKey, url: acmeUrl ?? 'https://api.acme.example' });
}

export const acme: ProviderEntry = { kind: 'live', methods: ['blik'], currencies: null, setUp };
