import type { HttpRequest } from '@coinlane/shared-contracts/api';
import {
  abortedError,
  decodeError,
  httpError,
  networkError,
  timeoutError,
} from '@coinlane/shared-contracts/errors';
import {
  createdFiatReply,
  createdReply,
  fakeHttp,
  refusedWithOkReply,
} from '@coinlane/shared-contracts/testing';
import * as E from 'fp-ts/lib/Either.js';

import { reviewForm } from '../../domain/exchange-form';
import { formFacts } from '../../domain/exchange-form/form-facts.fixture';
import type { TransactionRequest } from '../../domain/transaction';
import { createTransaction, readCreateFailure } from '.';

const CALL = 'POST public-v1.1/transactions';
const review = reviewForm(formFacts({ memo: { _tag: 'Given', extraId: '7' }, linkId: 'l-1' }));
const request: TransactionRequest | null = review._tag === 'Ready' ? review.request : null;

const send = async (reply: unknown, change: Partial<TransactionRequest> = {}, seen: HttpRequest[] = []) => {
  if (request === null) throw new Error('the form of the fixture is not ready');
  return createTransaction(fakeHttp({ [CALL]: reply }, seen))({ ...request, ...change })();
};

describe('createTransaction', () => {
  it('gives the id and where to pay', async () => {
    expect(await send(createdReply)).toEqual(
      E.right({
        transactionId: 'a88c9de3e1b0bd',
        redirectUrl: null,
        payinAddress: '33eFX2jfeWbXMSmRe9ewUUTrmSVSxZi5cj',
        validUntil: null,
      }),
    );
  });

  it("reads the fiat provider's own words", async () => {
    expect(await send(createdFiatReply)).toMatchObject({
      right: { transactionId: '4496229738', redirectUrl: 'https://payments.example/checkout?tid=4496229738' },
    });
  });

  it('sends the body of spec §7, once, under its key', async () => {
    const seen: HttpRequest[] = [];
    await send(createdReply, {}, seen);
    expect(seen).toEqual([
      {
        service: 'public-v1.1',
        method: 'POST',
        path: '/transactions',
        idempotencyKey: 'key-1',
        linkIdIn: 'body',
        body: {
          provider: 'default',
          fromAmount: '0.1',
          toAmount: '',
          fromCurrency: 'btc',
          fromNetwork: 'btc',
          toCurrency: 'eth',
          toNetwork: 'eth',
          address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
          extraId: '7',
          refundAddress: '',
          refundExtraId: '',
          userId: '',
          contactEmail: '',
          linkId: 'l-1',
          source: 'site',
          promoCode: '',
          flow: 'standard',
          type: 'direct',
          isBridge: false,
          info: { locale: 'en', landingPage: '/exchange', exchangePage: '/exchange' },
        },
      },
    ]);
  });

  it('sends the rate id, the wanted amount and the direction in the fixed flow', async () => {
    const seen: HttpRequest[] = [];
    await send(
      createdReply,
      { rateMode: 'fixed', rateId: 'r1', direction: 'reverse', toAmount: '2', linkId: null },
      seen,
    );
    expect(seen[0]?.body).toMatchObject({
      flow: 'fixed-rate',
      rateId: 'r1',
      type: 'reverse',
      toAmount: '2',
      fromAmount: '',
    });
    expect(seen[0]?.body).not.toHaveProperty('linkId');
  });

  it('takes an error with HTTP 200 for a failure (spec §8)', async () => {
    expect(await send(refusedWithOkReply)).toEqual(E.left(httpError(200, refusedWithOkReply)));
    expect(await send({ message: 'Closed' })).toEqual(
      E.left(httpError(200, { error: null, message: 'Closed' })),
    );
  });

  it('takes a reply without an id and an error for unreadable', async () => {
    expect(await send({})).toEqual(
      E.left(decodeError('CreateTransactionReply', ['neither an id nor an error'])),
    );
  });
});

describe('readCreateFailure (spec §8 "Creating an exchange transaction")', () => {
  const said = (message: string, error = 'cannot_create_transaction') => httpError(400, { error, message });
  it.each([
    {
      rule: 'the payout address is refused',
      error: httpError(200, refusedWithOkReply),
      failure: { _tag: 'PayoutAddressRefused' },
    },
    {
      rule: 'another address is wanted',
      error: said('Please enter another address'),
      failure: { _tag: 'EnterAnotherAddress', message: 'Please enter another address' },
    },
    {
      rule: 'any other message',
      error: said('Closed today'),
      failure: { _tag: 'ServerSaid', message: 'Closed today' },
    },
    {
      rule: 'the rate is gone',
      error: said('Rate id not found', 'rate_id_not_found_or_expired'),
      failure: { _tag: 'RateExpired' },
    },
    { rule: 'no message', error: httpError(500, null), failure: { _tag: 'Unknown' } },
    { rule: 'a page in place of a body', error: httpError(502, '<html>'), failure: { _tag: 'Unknown' } },
    { rule: 'an unreadable reply', error: decodeError('C', ['p']), failure: { _tag: 'Unknown' } },
    { rule: 'an aborted call', error: abortedError, failure: { _tag: 'Unknown' } },
    {
      rule: 'a time-out: the order may exist',
      error: timeoutError(10_000),
      failure: { _tag: 'OutcomeUnknown' },
    },
    {
      rule: 'a lost connection: the order may exist',
      error: networkError('reset'),
      failure: { _tag: 'OutcomeUnknown' },
    },
  ])('reads $rule', ({ error, failure }) => {
    expect(readCreateFailure(error, false)).toEqual(failure);
  });

  it('says for fiat that the country is not supported, whatever the server said', () => {
    expect(readCreateFailure(said('Please enter another address'), true)).toEqual({
      _tag: 'CountryNotSupported',
    });
    expect(readCreateFailure(httpError(500, null), true)).toEqual({ _tag: 'CountryNotSupported' });
  });
});
