/** Reply to GET /users/me with every field (api contract §5.2). */
export const USER = {
  id: 'u_1',
  email: 'ann@example.com',
  kycLevel: 2,
  isTwoFactorEnabled: true,
  recoveryCodesLeft: 8,
  createdAt: '2026-11-01T00:00:00.000Z',
  subscription: { nextBillingAt: '2026-12-20T00:00:00.000Z', level: { name: 'premium' } },
  custody: { partnerId: 'p_7' },
  settings: { notifications: { email: true } },
};
