import type { Account } from './account';

/** Account with a free plan, no second factor and no verified identity. */
export const anAccount = (changes: Partial<Account> = {}): Account => ({
  id: 'u_1',
  email: 'ann@example.com',
  kycLevel: 0,
  isTwoFactorEnabled: false,
  recoveryCodesLeft: null,
  createdAtMs: Date.parse('2026-11-01T00:00:00.000Z'),
  planLevel: 'free',
  nextBillingAtMs: null,
  partnerId: null,
  notifications: { email: true, push: false },
  ...changes,
});
