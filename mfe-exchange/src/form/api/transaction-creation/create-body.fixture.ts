import { aCurrency } from '../../../currency/domain/currency/currency.fixture';
import { anEstimate } from '../../domain/estimate/estimate.fixture';
import type { FormFacts } from '../../domain/exchange-form';

export const usd = aCurrency({ ticker: 'usd', network: '', name: 'US Dollar', isFiat: true });
export const btc = aCurrency();
const usdt = aCurrency({ ticker: 'usdttrc20', displayTicker: 'usdt', network: 'trx', name: 'Tether' });
const fixed = { rateMode: 'fixed', estimate: anEstimate({ rateId: 'r1', validUntil: 2_000 }) } as const;
export const EMPTY = { _tag: 'Empty' } as const;
const ACCOUNT = { _tag: 'Valid', address: 'DE89370400440532013000' } as const;
export const NOVEMBER = { code: 'NOVEMBER', isValid: true };

/** Body field, its condition and a form in which it is present. */
type Row = {
  readonly field: string;
  readonly when: string;
  readonly facts: Partial<FormFacts>;
  readonly has: object;
};

/** Fields without a condition. */
export const PLAIN: readonly Row[] = [
  {
    field: 'provider',
    when: "the chosen estimate's type",
    facts: { estimate: anEstimate({ type: 'third-party' }) },
    has: { provider: 'third-party' },
  },
  {
    field: 'fromAmount, toAmount',
    when: 'the amount typed, to the last digit',
    facts: { amount: '0.123456789012345678' },
    has: { fromAmount: '0.123456789012345678', toAmount: '' },
  },
  {
    field: 'fromCurrency, fromNetwork, toCurrency, toNetwork',
    when: 'display ticker and network',
    facts: { to: usdt },
    has: { fromCurrency: 'btc', fromNetwork: 'btc', toCurrency: 'usdt', toNetwork: 'trx' },
  },
  {
    field: 'contactEmail',
    when: 'the e-mail, where one is given',
    facts: { email: { _tag: 'Valid', email: 'me@mail.example' } },
    has: { contactEmail: 'me@mail.example' },
  },
  {
    field: 'ga, info',
    when: 'how the visitor came here',
    facts: {},
    has: {
      ga: 'c-1',
      info: {
        utmSource: 'news',
        utmMedium: 'mail',
        utmCampaign: 'autumn',
        utmContent: 'top',
        utmTerm: 'swap',
        gclid: 'g-1',
        landingPage: '/buy/bitcoin',
        exchangePage: '/exchange?from=btc&to=eth&amount=0.1',
        locale: 'en',
        sessionId: 's-1',
        sessionCount: 3,
      },
    },
  },
  { field: 'info.locale', when: 'the language', facts: { language: 'ja' }, has: { info: { locale: 'ja' } } },
  {
    field: 'refundAddress',
    when: 'where it is given',
    facts: { refund: { _tag: 'Valid', address: 'r' }, refundExtraId: '9' },
    has: { refundAddress: 'r', refundExtraId: '9' },
  },
];

/** Conditional fields. Text in quotes is from the spec. */
export const CONDITIONAL: readonly Row[] = [
  {
    field: 'address',
    when: "'left empty for one fiat provider when to is fiat'",
    facts: { from: btc, to: usd, estimate: anEstimate({ type: 'bankline' }), recipient: EMPTY },
    has: { address: '', provider: 'bankline' },
  },
  {
    field: 'address',
    when: 'and what was typed before that provider was chosen stays behind',
    facts: { from: btc, to: usd, estimate: anEstimate({ type: 'bankline' }), recipient: ACCOUNT },
    has: { address: '' },
  },
  {
    field: 'address',
    when: 'of every other fiat provider it is the account',
    facts: { from: btc, to: usd, estimate: anEstimate({ type: 'paylane' }), recipient: ACCOUNT },
    has: { address: 'DE89370400440532013000' },
  },
  {
    field: 'depositType',
    when: 'of a purchase by a chosen way to pay',
    facts: { from: usd, to: btc, paymentKind: 'card', isFiatMode: true },
    has: { depositType: 'card' },
  },
  {
    field: 'payoutType',
    when: 'of a sale by a chosen way to be paid out',
    facts: {
      from: btc,
      to: usd,
      estimate: anEstimate({ type: 'bankline' }),
      paymentKind: 'bank-transfer',
      isFiatMode: true,
    },
    has: { payoutType: 'bank-transfer' },
  },
  {
    field: 'extraId',
    when: "'only when the currency has an external id'",
    facts: { memo: { _tag: 'Given', extraId: '7' } },
    has: { extraId: '7' },
  },
  {
    field: 'extraId',
    when: 'and otherwise none',
    facts: { memo: { _tag: 'NotNeeded' } },
    has: { extraId: '' },
  },
  { field: 'rateId', when: 'in fixed mode', facts: fixed, has: { rateId: 'r1' } },
  {
    field: 'userId',
    when: "'a fixed no-reply {email} when from is fiat'",
    facts: { from: usd, to: btc },
    has: { userId: 'no-reply@swap.example' },
  },
  { field: 'userId', when: "'otherwise empty'", facts: {}, has: { userId: '' } },
  {
    field: 'userId',
    when: 'empty also when fiat is received',
    facts: { to: usd, recipient: ACCOUNT },
    has: { userId: '' },
  },
  {
    field: 'linkId',
    when: 'of a stranger without a promo code',
    facts: { linkId: 'l' },
    has: { linkId: 'l' },
  },
  { field: 'source', when: 'the site', facts: {}, has: { source: 'site', isBridge: false } },
  {
    field: 'source',
    when: 'the mini-app',
    facts: { source: 'tg_app' },
    has: { source: 'tg_app', isBridge: false },
  },
  {
    field: 'source, isBridge',
    when: "'true for the bridge flow'",
    facts: { source: 'bridge' },
    has: { source: 'bridge', isBridge: true },
  },
  { field: 'promoCode', when: 'valid', facts: { promoCode: NOVEMBER }, has: { promoCode: 'NOVEMBER' } },
  {
    field: 'promoCode',
    when: 'not valid: none',
    facts: { promoCode: { ...NOVEMBER, isValid: false } },
    has: { promoCode: '' },
  },
  {
    field: 'promoCode',
    when: 'in fiat mode: none',
    facts: { from: usd, to: btc, isFiatMode: true, promoCode: NOVEMBER },
    has: { promoCode: '' },
  },
  {
    field: 'flow',
    when: "'fixed-rate' in fixed mode",
    facts: fixed,
    has: { flow: 'fixed-rate', type: 'direct' },
  },
  {
    field: 'flow',
    when: "'standard' in floating mode",
    facts: {},
    has: { flow: 'standard', type: 'direct' },
  },
  {
    field: 'type',
    when: "'reverse when the mode is fixed, amountTo is set and the type is reverse'",
    facts: { ...fixed, direction: 'reverse', amountTo: '2' },
    has: { type: 'reverse', toAmount: '2', fromAmount: '' },
  },
  {
    field: 'type',
    when: 'direct in floating mode, whatever was typed last',
    facts: { direction: 'reverse', amountTo: '2' },
    has: { type: 'direct', toAmount: '', fromAmount: '0.1' },
  },
];
