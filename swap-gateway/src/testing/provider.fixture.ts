import { ProviderFault } from '../provider.ts';
import type { Provider } from '../provider.ts';

const unused = () => Promise.reject(new ProviderFault('not a call of this test', { isOutcomeKnown: true }));

/** A provider without offers. The test replaces the calls that it uses. */
export const aProvider = (changes: Partial<Provider> = {}): Provider => ({
  id: 'p',
  displayName: 'A provider',
  capabilities: {
    offers: [],
    refundAddress: 'optional',
    supportsMemo: true,
    kyc: 'none',
    needsVisitorIp: false,
    isCreateRepeatable: false,
  },
  assets: () => Promise.resolve([]),
  quote: unused,
  create: unused,
  read: unused,
  orderUrl: (reference) => `https://provider.example/${reference}`,
  ...changes,
});
