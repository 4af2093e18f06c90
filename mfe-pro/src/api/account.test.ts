import * as E from 'fp-ts/lib/Either.js';

import { fakeHttp } from '@coinlane/shared-contracts/testing';

import { USER } from './account.fixture';
import { fetchAccount } from './account';

describe('fetchAccount', () => {
  it('maps the reply to the domain', async () => {
    expect(await fetchAccount(fakeHttp({ 'GET account/users/me': USER }))()()).toEqual(
      E.right({
        id: 'u_1',
        email: 'ann@example.com',
        kycLevel: 2,
        isTwoFactorEnabled: true,
        recoveryCodesLeft: 8,
        createdAtMs: Date.parse('2026-11-01'),
        planLevel: 'premium',
        nextBillingAtMs: Date.parse('2026-12-20'),
        partnerId: 'p_7',
        notifications: { email: true },
      }),
    );
  });

  it('refuses a user without an id', async () => {
    const http = fakeHttp({ 'GET account/users/me': { ...USER, id: null } });
    expect(await fetchAccount(http)()()).toMatchObject(E.left({ _tag: 'DecodeError' }));
  });
});
