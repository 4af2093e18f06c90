import type { HttpPort, HttpRequest } from '@coinlane/shared-contracts/api';
import { decodeError, httpError, networkError, timeoutError } from '@coinlane/shared-contracts/errors';
import {
  estimatesReply,
  fakeHttp,
  promoCodeReply,
  tooSmallErrorReply,
} from '@coinlane/shared-contracts/testing';
import * as E from 'fp-ts/lib/Either.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import { aCurrency } from '../../../currency/domain/currency/currency.fixture';
import type { EstimateQuery } from '../../domain/estimate';
import { anEstimate } from '../../domain/estimate/estimate.fixture';
import { checkPromoCode, fetchEstimates, readEstimateFailure } from '.';

const CALL = 'GET account/v1.2/exchange/estimate';
const query: EstimateQuery = {
  from: aCurrency(),
  to: aCurrency({ ticker: 'usdttrc20', displayTicker: 'usdt', network: 'trx' }),
  amount: '0.1',
  direction: 'direct',
  rateMode: 'floating',
  promoCode: null,
  payment: { kind: '', country: '' },
};
const answering = (reply: unknown) => fetchEstimates(fakeHttp({ [CALL]: reply }))(query)();
const failing =
  (failure: ReturnType<typeof httpError>): HttpPort =>
  () =>
    TE.left(failure);

describe('fetchEstimates', () => {
  it('decodes the reply', async () => {
    expect(await answering(estimatesReply)).toEqual(
      E.right({
        methods: [],
        estimates: [
          anEstimate(),
          anEstimate({
            provider: 'p_third',
            type: 'third-party',
            label: 'Provider B',
            estimatedAmount: null,
            minAmount: '0.005',
            maxAmount: '10',
            isConvertible: false,
            isHighNetworkFee: true,
            isRefused: true,
            rateId: 'r_abc',
            validUntil: Date.UTC(2026, 10, 20, 12, 20),
            speedForecast: null,
            withdrawalFee: '0',
          }),
        ],
      }),
    );
  });

  it("sends displayed ticker and network with the server's names", async () => {
    const seen: HttpRequest[] = [];
    await fetchEstimates(fakeHttp({}, seen))({
      ...query,
      rateMode: 'fixed',
      direction: 'reverse',
      promoCode: 'NOV',
    })();
    expect(seen[0]?.query).toEqual({
      fromCurrency: 'btc',
      fromNetwork: 'btc',
      toCurrency: 'usdt',
      toNetwork: 'trx',
      toAmount: '0.1',
      type: 'reverse',
      flow: 'fixed-rate',
      promoCode: 'NOV',
      withoutFee: 'false',
      isBridge: 'false',
      useRateId: 'true',
    });
  });

  it('times out after five seconds, because an older offer is useless', async () => {
    const seen: HttpRequest[] = [];
    await fetchEstimates(fakeHttp({}, seen))(query)();
    expect(seen[0]?.timeoutMs).toBe(5000);
  });

  it.each([
    { rule: 'no row can be decoded', providers: [{ type: 7 }, 'x'], isRight: false },
    {
      rule: 'one of two can be decoded',
      providers: [{ type: 7 }, estimatesReply.providers[0]],
      isRight: true,
    },
    { rule: 'there are no rows', providers: [], isRight: true },
  ])('fails only if no provider can be decoded: $rule', async ({ providers, isRight }) => {
    expect(E.isRight(await answering({ providers }))).toBe(isRight);
  });

  it('drops disallowed providers', async () => {
    const [first] = estimatesReply.providers;
    const reply = await answering({ providers: [{ ...first, isAllowed: false }] });
    expect(reply).toEqual(E.right({ estimates: [], methods: [] }));
  });

  it('uses the type for a provider without ID, label and terms', async () => {
    expect(await answering({ providers: [{ type: 'legacy' }] })).toMatchObject({
      right: { estimates: [{ provider: 'legacy', label: 'legacy', estimatedAmount: null, rateId: null }] },
    });
  });

  it('names the codec if the reply is invalid', async () => {
    expect(await answering({ providers: 'none' })).toEqual(
      E.left(decodeError('EstimatesReply', [expect.stringContaining('providers')])),
    );
  });
});

describe('readEstimateFailure (api contract §1)', () => {
  const refused = (body: unknown, status = 400) => httpError(status, body);
  it.each([
    {
      rule: 'too small, with the minimum of the payload',
      error: refused(tooSmallErrorReply),
      failure: { _tag: 'TooSmall', min: '0.0004157' },
    },
    {
      rule: 'too small, with a minimum next to the message',
      error: refused({ error: 'deposit_too_small', minAmount: 0.00028 }),
      failure: { _tag: 'TooSmall', min: '0.00028' },
    },
    {
      rule: 'too large',
      error: refused({ error: 'max_amount_exceeded', payload: { range: { maxAmount: 5 } } }),
      failure: { _tag: 'TooLarge', max: '5' },
    },
    {
      rule: 'out of range above',
      error: refused({ error: 'out_of_range', payload: { range: { maxAmount: 5 } } }),
      failure: { _tag: 'TooLarge', max: '5' },
    },
    {
      rule: 'out of range without limits',
      error: refused({ error: 'out_of_range' }),
      failure: { _tag: 'TooSmall', min: null },
    },
    {
      rule: 'too many decimals',
      error: refused({
        error: 'too_many_decimals',
        message: 'BTC has at most 8 decimals',
        payload: { decimals: 8 },
      }),
      failure: { _tag: 'TooPrecise', decimals: 8 },
    },
    {
      rule: 'too many decimals without their number',
      error: refused({ error: 'too_many_decimals', message: 'Too many decimals' }),
      failure: { _tag: 'ServerSaid', message: 'Too many decimals' },
    },
    {
      rule: 'an inactive pair',
      error: refused({ error: 'pair_is_inactive', message: 'off' }),
      failure: { _tag: 'PairInactive' },
    },
    {
      rule: 'an inactive pair that is only too small',
      error: refused({ error: 'pair_is_inactive', minAmount: 1 }),
      failure: { _tag: 'TooSmall', min: '1' },
    },
    {
      rule: 'no fixed rate',
      error: refused({ error: 'not_valid_fixed_rate_pair' }),
      failure: { _tag: 'FixedRateUnavailable' },
    },
    {
      rule: 'any other message',
      error: refused({ error: 'new_code', message: 'Closed today' }),
      failure: { _tag: 'ServerSaid', message: 'Closed today' },
    },
    { rule: 'no message', error: refused({}), failure: { _tag: 'CallFailed' } },
    { rule: 'a page instead of a body', error: refused('<html>'), failure: { _tag: 'CallFailed' } },
    {
      rule: 'a gateway error has no reason',
      error: refused(tooSmallErrorReply, 502),
      failure: { _tag: 'CallFailed' },
    },
    { rule: 'no network', error: networkError('reset'), failure: { _tag: 'CallFailed' } },
    { rule: 'a time-out', error: timeoutError(10_000), failure: { _tag: 'CallFailed' } },
  ])('reads $rule', ({ error, failure }) => {
    expect(readEstimateFailure(error)).toEqual(failure);
  });
});

describe('checkPromoCode', () => {
  const PROMO = 'GET account/promo-codes/NOVEMBER';
  it("returns the service's result", async () => {
    const said = (isValid: boolean) =>
      checkPromoCode(fakeHttp({ [PROMO]: { ...promoCodeReply, isValid } }))('NOVEMBER')();
    expect(await said(true)).toEqual(E.right(true));
    expect(await said(false)).toEqual(E.right(false));
  });

  it('returns false for an unknown code', async () => {
    expect(await checkPromoCode(fakeHttp({}))('NOVEMBER')()).toEqual(E.right(false));
  });

  it('returns the failure of the service', async () => {
    const failure = httpError(500, null);
    expect(await checkPromoCode(failing(failure))('NOVEMBER')()).toEqual(E.left(failure));
  });
});
