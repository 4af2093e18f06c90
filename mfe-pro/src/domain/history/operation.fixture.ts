import type { Operation } from './operation';

/** Trade of half a bitcoin for fifteen ether, with overrides from the test. */
export const anOperation = (changes: Partial<Operation> = {}): Operation => ({
  id: 'trade:u_1:one',
  kind: 'trade',
  atMs: Date.parse('2026-11-20T12:00:00.000Z'),
  outgoing: { currency: 'btc', amount: '0.5' },
  incoming: { currency: 'eth', amount: '15' },
  fee: null,
  rate: '30',
  address: null,
  extraId: null,
  hash: null,
  ...changes,
});
