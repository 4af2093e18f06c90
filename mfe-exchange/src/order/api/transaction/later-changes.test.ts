import type { HttpRequest } from '@coinlane/shared-contracts/api';
import { httpError } from '@coinlane/shared-contracts/errors';
import type { ApiError } from '@coinlane/shared-contracts/errors';
import { fakeHttp } from '@coinlane/shared-contracts/testing';
import * as E from 'fp-ts/lib/Either.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import { followTransaction, requestDeposit, setRefundAddress } from '.';

const ID = '93f47e8b7674e1';

describe('the deposit request to a name (api contract §3.13)', () => {
  const KEY = 'POST public-v2/exchange/deposit-payment-request';
  const request = { transactionId: ID, userAccount: 'alice@edge' };
  const asking = (reply: unknown) => requestDeposit(fakeHttp({ [KEY]: reply }))(request)();
  const refused = (error: ApiError) => requestDeposit(() => TE.left(error))(request)();

  it.each([
    {
      rule: 'sent',
      reply: { success: true, expiresAt: '2026-11-20T13:00:00.000Z' },
      outcome: { _tag: 'Sent', until: Date.UTC(2026, 10, 20, 13) },
    },
    { rule: 'declined', reply: { success: false }, outcome: { _tag: 'Declined' } },
  ])('$rule', async ({ reply, outcome }) => {
    expect(await asking(reply)).toEqual(E.right(outcome));
  });

  it.each([
    { status: 404, error: 'name_not_found', outcome: 'NameNotFound' },
    { status: 409, error: 'request_already_sent', outcome: 'AlreadySent' },
    { status: 503, error: 'name_service_unavailable', outcome: 'NameServiceDown' },
  ])('$error is an outcome', async ({ status, error, outcome }) => {
    expect(await refused(httpError(status, { error, message: 'words' }))).toEqual(E.right({ _tag: outcome }));
  });

  it('returns other failures', async () => {
    expect(await refused(httpError(500, null))).toEqual(E.left(httpError(500, null)));
  });
});

describe('calls after the order', () => {
  it('set a refund address', async () => {
    const seen: HttpRequest[] = [];
    const http = fakeHttp({ 'POST public-v2/exchange/refund-address': { result: true } }, seen);
    expect(await setRefundAddress(http)({ transactionId: ID, address: 'a', extraId: '' })()).toEqual(
      E.right(true),
    );
    expect(seen[0]?.body).toEqual({ id: ID, address: 'a', extraId: null });
  });

  it.each([
    { rule: 'both accepted', tx: { success: true }, is: true },
    { rule: 'the order not accepted', tx: { success: false }, is: false },
  ])('register a device, then subscribe it to an order: $rule', async ({ tx, is }) => {
    const seen: HttpRequest[] = [];
    const http = fakeHttp({ 'POST push/fcmtoken': { success: true }, 'POST push/tx': tx }, seen);
    const reply = await followTransaction(http)({ transactionId: ID, deviceId: 'd', token: '{}' })();
    expect(reply).toEqual(E.right(is));
    expect(seen.map(({ path }) => path)).toEqual(['/fcmtoken', '/tx']);
  });
});
