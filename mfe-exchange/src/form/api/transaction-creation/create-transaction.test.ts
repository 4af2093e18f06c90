import type { HttpRequest } from '@coinlane/shared-contracts/api';
import {
  abortedError,
  decodeError,
  httpError,
  networkError,
  NOT_SENT,
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
import type { TransactionRequest } from '../../domain/transaction-creation';
import { createTransaction, readCreateFailure } from '.';

const CALL = 'POST public-v1.1/transactions';
const NO_REPLY = 'no-reply@swap.example';
const review = reviewForm(formFacts({ memo: { _tag: 'Given', extraId: '7' }, linkId: 'l-1' }));
const request: TransactionRequest | null =
  review._tag === 'Ready' ? { ...review.request, idempotencyKey: 'key-1' } : null;

const send = async (reply: unknown, change: Partial<TransactionRequest> = {}, seen: HttpRequest[] = []) => {
  if (request === null) throw new Error('the form of the fixture is not ready');
  return createTransaction(fakeHttp({ [CALL]: reply }, seen), NO_REPLY)({ ...request, ...change })();
};

describe('createTransaction', () => {
  it('returns the ID and the payment details', async () => {
    expect(await send(createdReply)).toEqual(
      E.right({
        transactionId: 'a88c9de3e1b0bd',
        redirectUrl: null,
        payinAddress: '33eFX2jfeWbXMSmRe9ewUUTrmSVSxZi5cj',
        payoutAddress: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
        refundAddress: null,
        from: { currency: 'btc', network: 'btc' },
        to: { currency: 'eth', network: 'eth' },
        validUntil: null,
        controlToken: null,
        receipt: null,
      }),
    );
  });

  it("decodes a fiat provider's fields (spec §7: payout.address, from_currency, redirect_url …)", async () => {
    expect(await send(createdFiatReply)).toEqual(
      E.right({
        transactionId: '4496229738',
        redirectUrl: 'https://payments.example/checkout?tid=4496229738',
        payinAddress: null,
        payoutAddress: 'TLa2f6VPqDgRE67v1736s7bJ8Ray5wYjU7',
        refundAddress: null,
        from: { currency: 'eur', network: null },
        to: { currency: 'usdt', network: 'trx' },
        validUntil: null,
        controlToken: null,
        receipt: null,
      }),
    );
  });

  it.each([
    { rule: 'in camelCase', fiat: { redirectUrl: 'https://pay.example/c' }, url: 'https://pay.example/c' },
    { rule: 'in snake_case', fiat: { redirect_url: 'https://pay.example/c' }, url: 'https://pay.example/c' },
    { rule: 'of another shape', fiat: ['x'], url: null },
    { rule: 'without a URL', fiat: null, url: null },
  ])('reads the checkout URL from the fiat part: $rule', async ({ fiat, url }) => {
    expect(await send({ ...createdReply, fiat })).toMatchObject({ right: { redirectUrl: url } });
  });

  it('sends the body of spec §7 once with its key', async () => {
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
          ga: '',
          source: 'site',
          promoCode: '',
          flow: 'standard',
          type: 'direct',
          isBridge: false,
          info: {
            utmSource: '',
            utmMedium: '',
            utmCampaign: '',
            utmContent: '',
            utmTerm: '',
            gclid: '',
            landingPage: '',
            exchangePage: '',
            locale: 'en',
            sessionId: '',
            sessionCount: 0,
          },
        },
      },
    ]);
  });

  it('fails for an error with HTTP 200 (spec §8)', async () => {
    expect(await send(refusedWithOkReply)).toEqual(E.left(httpError(200, refusedWithOkReply)));
    expect(await send({ message: 'Closed' })).toEqual(
      E.left(httpError(200, { error: null, message: 'Closed' })),
    );
  });

  it('fails to decode a reply without ID and error', async () => {
    expect(await send({})).toEqual(
      E.left(decodeError('CreateTransactionReply', ['neither an id nor an error'])),
    );
  });
});

describe('readCreateFailure (spec §8 "Creating an exchange transaction")', () => {
  const said = (message: string, error = 'cannot_create_transaction') => httpError(400, { error, message });
  const noReply = httpError(502, { error: 'upstream_unavailable', message: 'The service is unavailable.' });
  it.each([
    {
      rule: 'the payout address is refused',
      error: httpError(200, refusedWithOkReply),
      failure: { _tag: 'PayoutAddressRefused' },
    },
    {
      rule: 'another address is required',
      error: said('Please enter another address'),
      failure: { _tag: 'EnterAnotherAddress', message: 'Please enter another address' },
    },
    {
      rule: 'any other message',
      error: said('Closed today'),
      failure: { _tag: 'ServerSaid', message: 'Closed today' },
    },
    {
      rule: 'the rate is unknown',
      error: said('Rate id not found', 'rate_id_not_found_or_expired'),
      failure: { _tag: 'RateExpired' },
    },
    {
      rule: 'the orders cannot be saved',
      error: httpError(503, { error: 'orders_unavailable', message: 'Orders cannot be saved' }),
      failure: { _tag: 'OrdersUnavailable' },
    },
    { rule: 'no message', error: httpError(500, null), failure: { _tag: 'Unknown' } },
    { rule: 'no reply of the service to our gateway', error: noReply, failure: { _tag: 'Unknown' } },
    { rule: 'a page instead of a body', error: httpError(502, '<html>'), failure: { _tag: 'Unknown' } },
    { rule: 'a reply that cannot be decoded', error: decodeError('C', ['p']), failure: { _tag: 'Unknown' } },
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

  it.each([
    { rule: 'a message of the table', error: said('Please enter another address') },
    { rule: 'no body', error: httpError(500, null) },
    { rule: 'a failure with HTTP 200', error: httpError(200, refusedWithOkReply) },
  ])("reports an unsupported country for fiat, whatever the server's message: $rule", ({ error }) => {
    expect(readCreateFailure(error, true)).toEqual({ _tag: 'CountryNotSupported' });
  });

  it.each([
    { rule: 'a time-out', error: timeoutError(10_000), tag: 'OutcomeUnknown' },
    { rule: 'a lost connection', error: networkError('reset'), tag: 'OutcomeUnknown' },
    { rule: 'an order that was never sent', error: networkError(NOT_SENT), tag: 'Unknown' },
    { rule: 'a reply that cannot be decoded', error: decodeError('C', ['p']), tag: 'Unknown' },
    { rule: 'no reply of the service to our gateway', error: noReply, tag: 'Unknown' },
  ])('does not blame the country for a lost response: $rule', ({ error, tag }) => {
    expect(readCreateFailure(error, true)).toEqual({ _tag: tag });
  });
});
