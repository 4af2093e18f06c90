import type { HttpPort, HttpRequest } from '@coinlane/shared-contracts/api';
import { httpError, networkError } from '@coinlane/shared-contracts/errors';
import type { ApiError } from '@coinlane/shared-contracts/errors';
import {
  addressAcceptedReply,
  addressChecksumReply,
  addressExtraIdReply,
  fakeHttp,
  namedAddressesReply,
  nameErrorReply,
  unknownNameReply,
} from '@coinlane/shared-contracts/testing';
import * as E from 'fp-ts/lib/Either.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import { aCurrency } from '../../../currency/domain/currency/currency.fixture';
import { fetchAddressesByName, validateAddress } from '.';

const failing =
  (failure: ApiError): HttpPort =>
  () =>
    TE.left(failure);
const VALIDATE = 'GET public-v2/validate/address';
const NAMES = 'GET public-v2/addresses-by-name';
const usdt = aCurrency({ ticker: 'usdttrc20', displayTicker: 'usdt', network: 'trx' });

describe('validateAddress (spec §5 "Server-side address check")', () => {
  it.each([
    { reply: addressAcceptedReply, check: { _tag: 'Accepted', isActivated: null } },
    {
      reply: { ...addressAcceptedReply, isActivated: false },
      check: { _tag: 'Accepted', isActivated: false },
    },
    { reply: addressChecksumReply, check: { _tag: 'InvalidChecksum' } },
    { reply: addressExtraIdReply, check: { _tag: 'ExtraIdRequired' } },
    { reply: { result: false, message: 'Busy' }, check: { _tag: 'Doubted', message: 'Busy' } },
    { reply: { result: false }, check: { _tag: 'Doubted', message: null } },
  ])('reads $reply as $check._tag', async ({ reply, check }) => {
    const asked = validateAddress(fakeHttp({ [VALIDATE]: reply }))({ currency: usdt, address: 'T1' });
    expect(await asked()).toEqual(E.right(check));
  });

  it('sends the ticker, because a network can have the ticker of another currency', async () => {
    const seen: HttpRequest[] = [];
    await validateAddress(fakeHttp({}, seen))({ currency: usdt, address: 'T1' })();
    expect(seen[0]).toMatchObject({ query: { currency: 'usdttrc20', address: 'T1' }, timeoutMs: 5_000 });
  });
});

describe('fetchAddressesByName (spec §8 "Name-based address lookup")', () => {
  const answering = (reply: unknown) => fetchAddressesByName(fakeHttp({ [NAMES]: reply }))('alice@edge')();

  it('returns the addresses', async () => {
    expect(await answering(namedAddressesReply)).toEqual(
      E.right({
        _tag: 'Found',
        addresses: namedAddressesReply.addresses.map(({ currency, chain, address }) => ({
          currency,
          chain,
          address,
        })),
      }),
    );
  });

  it.each([
    { rule: 'not successful', reply: unknownNameReply, message: null },
    { rule: 'an error with HTTP 200', reply: nameErrorReply, message: 'Name not found' },
    { rule: 'an error in spite of success', reply: { ...namedAddressesReply, error: 'x' }, message: null },
  ])('reads $rule as a refusal of the name', async ({ reply, message }) => {
    expect(await answering(reply)).toEqual(E.right({ _tag: 'Refused', message }));
  });

  it('reads an error with HTTP 400 as a refusal of the name', async () => {
    const asked = fetchAddressesByName(failing(httpError(400, nameErrorReply)))('alice@edge');
    expect(await asked()).toEqual(E.right({ _tag: 'Refused', message: 'Name not found' }));
  });

  it.each([
    { rule: 'a refusal without an error', failure: httpError(404, null) },
    { rule: 'a gateway error', failure: httpError(503, nameErrorReply) },
    { rule: 'no network', failure: networkError('reset') },
  ])('keeps $rule as a failure of the service', async ({ failure }) => {
    expect(await fetchAddressesByName(failing(failure))('alice@edge')()).toEqual(E.left(failure));
  });
});
