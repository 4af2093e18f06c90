import * as E from 'fp-ts/lib/Either.js';
import type * as t from 'io-ts';

import {
  createdReply,
  currenciesReply,
  currencyInfoReply,
  estimatesReply,
  marketDataReply,
  transactionReply,
} from '../testing/index.ts';
import {
  AddressesByNameReply,
  CreateTransactionReply,
  CurrenciesReply,
  CurrencyInfoReply,
  DepositRequestReply,
  EstimatesReply,
  ListingCurrenciesReply,
  MarketDataReply,
  NotifyReply,
  PricesReply,
  PushReply,
  RanksReply,
  RefundAddressReply,
  TokensDestinationReply,
  TransactionReply,
  ValidateAddressReply,
} from './index.ts';

/** Decoded value, or 'refused'. */
const read = <A>(codec: t.Decoder<unknown, A>, raw: unknown): A | 'refused' => {
  const decoded = codec.decode(raw);
  return E.isRight(decoded) ? decoded.right : 'refused';
};
const [provider] = estimatesReply.providers;
const estimate = (change: object) => read(EstimatesReply, { providers: [{ ...provider, ...change }] });

describe('a frozen list', () => {
  const row = { id: 1, name: 'Bitcoin', ticker: 'btc', network: 'btc', link: 'bitcoin' };
  const rowsOf = (raw: unknown) => read(ListingCurrenciesReply, raw);

  it('is decoded once', () => {
    const frozen = Object.freeze([row]);
    expect(rowsOf(frozen)).toBe(rowsOf(frozen));
  });

  it('is decoded again if it is not frozen', () => {
    const open = [row];
    const before = rowsOf(open);
    open.push({ ...row, link: 'other' });
    expect([before, rowsOf(open)]).toMatchObject([
      [{ link: 'bitcoin' }],
      [{ link: 'bitcoin' }, { link: 'other' }],
    ]);
  });
});

describe('blanks (api contract §1): "", null and absent all mean null', () => {
  it.each(['', null, undefined])('a pay-in address %j', (payinAddress) => {
    expect(read(TransactionReply, { ...transactionReply, payinAddress })).toMatchObject({
      payinAddress: null,
    });
  });
  it.each(['', null, undefined])('an amount %j', (amountFrom) => {
    expect(read(TransactionReply, { ...transactionReply, amountFrom })).toMatchObject({ amountFrom: null });
  });
  it.each(['', null, undefined])('a date %j', (validUntil) => {
    expect(read(TransactionReply, { ...transactionReply, validUntil })).toMatchObject({ validUntil: null });
  });
});

describe('amounts (api contract §1): number or numeric string, kept exactly', () => {
  it.each([
    { raw: 1.4032, amount: '1.4032' },
    { raw: '1.4032', amount: '1.4032' },
    { raw: 1e-8, amount: '0.00000001' },
    { raw: '0.000000000000000001', amount: '0.000000000000000001' },
    { raw: '123456789012345.123456789012345678', amount: '123456789012345.123456789012345678' },
  ])('$raw is $amount', ({ raw, amount }) => {
    expect(estimate({ estimatedAmount: raw })).toMatchObject({ providers: [{ estimatedAmount: amount }] });
  });
});

describe('isHighNetworkFee (api contract §4.1)', () => {
  it.each([
    { raw: true, is: true },
    { raw: false, is: false },
    { raw: 1, is: true },
    { raw: 0, is: false },
    { raw: null, is: false },
    { raw: undefined, is: false },
  ])('$raw is $is', ({ raw, is }) => {
    expect(estimate({ isHighNetworkFee: raw })).toMatchObject({ providers: [{ isHighNetworkFee: is }] });
  });
});

describe('an invalid row is skipped, the others are kept', () => {
  it('among currencies', () => {
    const rows = read(CurrenciesReply, [{ ticker: 7 }, null, ...currenciesReply]);
    expect(rows).toHaveLength(currenciesReply.length);
  });
  it('among estimates', () => {
    expect(
      read(EstimatesReply, { providers: [{ ...provider, estimatedAmount: 'much' }, provider] }),
    ).toMatchObject({
      providers: [{ id: 'p_default' }],
    });
  });
  it('among linked exchanges', () => {
    expect(
      read(TransactionReply, { ...transactionReply, childExchanges: [{}, { id: 1, status: 'new' }] }),
    ).toMatchObject({
      childExchanges: [{ id: '1', status: 'new' }],
    });
  });
  it('a value that is not a list is refused', () => {
    expect(read(CurrenciesReply, { error: 'x' })).toBe('refused');
    expect(read(EstimatesReply, { providers: null })).toBe('refused');
  });
});

describe('warnings (api contract §2.3)', () => {
  it.each([
    { rule: 'both sides separately', raw: { from: 'a', to: '' }, warnings: { from: ['a'], to: [] } },
    { rule: 'a list applies to both', raw: ['a', ' b '], warnings: { from: ['a', 'b'], to: ['a', 'b'] } },
    { rule: 'a text applies to both', raw: 'a', warnings: { from: ['a'], to: ['a'] } },
    {
      rule: 'lists by side',
      raw: { from: ['a'], to: ['b', 'c'] },
      warnings: { from: ['a'], to: ['b', 'c'] },
    },
    { rule: 'no warnings', raw: undefined, warnings: { from: [], to: [] } },
  ])('$rule', ({ raw, warnings }) => {
    expect(read(CurrencyInfoReply, { ...currencyInfoReply, warnings: raw })).toMatchObject({ warnings });
  });
  it('that are numbers are refused', () => {
    expect(read(CurrencyInfoReply, { ...currencyInfoReply, warnings: 7 })).toBe('refused');
  });
});

describe('ranks (spec §7 "coin-ranking proxy")', () => {
  it.each([
    {
      rule: 'by ticker, in any case',
      raw: { btc: 1, ETH: 2 },
      ranks: [
        ['BTC', 1],
        ['ETH', 2],
      ],
    },
    {
      rule: 'valid ranks only',
      raw: { btc: 0, eth: '2', ltc: 1.5, xrp: null, doge: 7 },
      ranks: [['DOGE', 7]],
    },
  ])('$rule', ({ raw, ranks }) => {
    expect(read(RanksReply, raw)).toEqual(new Map(ranks.map(([ticker, rank]) => [ticker, rank])));
  });

  it.each([null, 'x', []])('are not %j', (raw) => {
    expect(read(RanksReply, raw)).toBe('refused');
  });
});

describe('prices (api contract §5)', () => {
  it.each([
    { rule: 'by ticker', raw: { BTC: 91234.1 }, prices: [['BTC', '91234.1']] },
    { rule: 'by ticker and fiat', raw: { btc: { USD: 91234.1 } }, prices: [['BTC', '91234.1']] },
    { rule: 'valid prices only', raw: { BTC: 1, ETH: null, LTC: {} }, prices: [['BTC', '1']] },
  ])('$rule', ({ raw, prices }) => {
    expect(read(PricesReply, raw)).toEqual(
      new Map(prices.map(([ticker = '', price = '']) => [ticker, price])),
    );
  });
  it('of a service that replies with an error and HTTP 200 are refused', () => {
    expect(read(PricesReply, { Response: 'Error', Message: 'rate limit' })).toBe('refused');
  });
});

describe('a reply that confirms nothing', () => {
  it.each([
    { rule: 'an e-mail notification', codec: NotifyReply, confirmed: { success: false } },
    { rule: 'a push subscription', codec: PushReply, confirmed: { success: false } },
    { rule: 'a deposit request', codec: DepositRequestReply, confirmed: { success: false } },
    { rule: 'addresses of a name', codec: AddressesByNameReply, confirmed: { success: false } },
    { rule: 'the destination of tokens', codec: TokensDestinationReply, confirmed: { success: false } },
    { rule: 'a refund address', codec: RefundAddressReply, confirmed: { result: false } },
  ])('is not a confirmation: $rule', ({ codec, confirmed }) => {
    expect(read<unknown>(codec, {})).toMatchObject(confirmed);
  });
});

describe('refused values', () => {
  it.each([
    {
      rule: 'a date that does not parse',
      codec: TransactionReply,
      raw: { ...transactionReply, createdAt: 'soon' },
    },
    {
      rule: 'a transaction without a status',
      codec: TransactionReply,
      raw: { ...transactionReply, status: null },
    },
    { rule: 'an id that is a list', codec: CreateTransactionReply, raw: { ...createdReply, id: [] } },
    { rule: 'a result that is a text', codec: ValidateAddressReply, raw: { result: 'yes' } },
    { rule: 'a market without a rate', codec: MarketDataReply, raw: { ...marketDataReply, rate: null } },
    { rule: 'null', codec: NotifyReply, raw: null },
    { rule: 'an HTML page instead of a list', codec: ListingCurrenciesReply, raw: '<html>' },
  ])('$rule', ({ codec, raw }) => {
    expect(read<unknown>(codec, raw)).toBe('refused');
  });
});
