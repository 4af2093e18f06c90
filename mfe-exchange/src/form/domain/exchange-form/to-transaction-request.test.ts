import { aCurrency } from '../../../currency/domain/currency/currency.fixture';
import { anEstimate } from '../estimate/estimate.fixture';
import { formFacts } from './form-facts.fixture';
import { reviewForm } from './review-form';
import { toTransactionRequest } from './to-transaction-request';

const requestFor = (change: Parameters<typeof formFacts>[0]) => {
  const review = reviewForm(formFacts(change));
  return review._tag === 'Ready' ? review.request : null;
};
const fixed = { rateMode: 'fixed', estimate: anEstimate({ rateId: 'r1', validUntil: 2_000 }) } as const;

describe('the request of a ready form (spec §7 "Create transaction")', () => {
  it('has ticker and network of the pair, and the type of the provider', () => {
    const usdt = aCurrency({ ticker: 'usdttrc20', displayTicker: 'usdt', network: 'trx' });
    expect(requestFor({ to: usdt })).toMatchObject({
      provider: 'default',
      fromTicker: 'btc',
      fromCurrency: 'btc',
      fromNetwork: 'btc',
      toTicker: 'usdttrc20',
      toCurrency: 'usdt',
      toNetwork: 'trx',
      fromAmount: '0.1',
      toAmount: null,
      idempotencyKey: '',
    });
  });

  it.each([
    {
      rule: 'no rate id in the standard flow',
      facts: { estimate: anEstimate({ rateId: 'r1' }) },
      part: { rateId: null },
    },
    { rule: 'the rate id in fixed mode', facts: fixed, part: { rateId: 'r1', rateMode: 'fixed' } },
    {
      rule: 'reverse only in fixed mode',
      facts: { direction: 'reverse', amountTo: '1' },
      part: { direction: 'direct', toAmount: null },
    },
    {
      rule: 'reverse with the wanted amount',
      facts: { ...fixed, direction: 'reverse', amountTo: '1' },
      part: { direction: 'reverse', toAmount: '1', fromAmount: '1.4032' },
    },
    {
      rule: 'direct in fixed mode, with the amount that is sent',
      facts: { ...fixed, amountTo: '1' },
      part: { direction: 'direct', toAmount: null, fromAmount: '0.1' },
    },
    {
      rule: 'the address of a partner',
      facts: { recipient: { _tag: 'PartnerAddress', address: 'coinlane_partner_abcdef1234' } },
      part: { recipient: 'coinlane_partner_abcdef1234' },
    },
    {
      rule: 'no refund address that is not valid',
      facts: { refund: { _tag: 'NotNeeded' }, refundExtraId: '9' },
      part: { refundAddress: '', refundExtraId: '' },
    },
    {
      rule: 'the address a name stands for',
      facts: {
        recipient: { _tag: 'NameBasedAddress', name: 'a@b' },
        name: { _tag: 'Resolved', address: '0x1' },
      },
      part: { recipient: '0x1' },
    },
    {
      rule: 'the memo that was given',
      facts: { memo: { _tag: 'Given', extraId: '7' } },
      part: { extraId: '7' },
    },
    {
      rule: 'a refund address and its extra id',
      facts: { refund: { _tag: 'Valid', address: 'r' }, refundExtraId: ' 9 ' },
      part: { refundAddress: 'r', refundExtraId: '9' },
    },
    {
      rule: 'no refund wallet if fiat is paid',
      facts: {
        from: aCurrency({ ticker: 'usd', displayTicker: 'usd', network: 'usd', isFiat: true }),
        refund: { _tag: 'Valid', address: 'r' },
        refundExtraId: '9',
      },
      part: { refundAddress: '', refundExtraId: '' },
    },
    {
      rule: 'no refund extra id without an address',
      facts: { refundExtraId: '9' },
      part: { refundAddress: '', refundExtraId: '' },
    },
    { rule: 'the e-mail', facts: { email: { _tag: 'Valid', email: 'a@b.co' } }, part: { email: 'a@b.co' } },
    {
      rule: 'the linkId of a signed-out user',
      facts: { linkId: 'l' },
      part: { linkId: 'l', promoCode: null },
    },
    {
      rule: 'no linkId of a signed-in user',
      facts: { linkId: 'l', isSignedIn: true },
      part: { linkId: null },
    },
    {
      rule: 'no linkId beside a promo code',
      facts: { linkId: 'l', promoCode: { code: 'NOV', isValid: true } },
      part: { linkId: null, promoCode: 'NOV' },
    },
    {
      rule: 'no promo code that is not valid',
      facts: { promoCode: { code: 'NOV', isValid: false } },
      part: { promoCode: null },
    },
    {
      rule: 'no promo code in fiat mode',
      facts: { promoCode: { code: 'NOV', isValid: true }, isFiatMode: true },
      part: { promoCode: null },
    },
  ] as const)('has $rule', ({ facts, part }) => {
    expect(requestFor(facts)).toMatchObject(part);
  });
});

describe('the request of a form with a missing part', () => {
  it.each([
    { rule: 'the currency that is sent', facts: { from: null } },
    { rule: 'the currency that is received', facts: { to: null } },
    { rule: 'the rate mode', facts: { rateMode: null } },
    { rule: 'the estimate', facts: { estimate: null } },
    { rule: 'the recipient', facts: { recipient: null } },
    { rule: 'a recipient that is valid', facts: { recipient: { _tag: 'Empty' } } },
    {
      rule: 'the answer of the name service',
      facts: { recipient: { _tag: 'NameBasedAddress', name: 'a@b' }, name: null },
    },
    {
      rule: 'a name that the service knows',
      facts: { recipient: { _tag: 'NameBasedAddress', name: 'a@b' }, name: { _tag: 'NameRefused' } },
    },
    {
      rule: 'a recipient, although the name service answered before',
      facts: { recipient: { _tag: 'Empty' }, name: { _tag: 'Resolved', address: '0x1' } },
    },
  ] as const)('is null without $rule', ({ facts }) => {
    expect(toTransactionRequest(formFacts(facts))).toBeNull();
  });

  it('is built without a refund address while it is being checked', () => {
    expect(toTransactionRequest(formFacts({ refund: null, refundExtraId: '9' }))).toMatchObject({
      refundAddress: '',
      refundExtraId: '',
    });
  });

  it('has no unknown amounts', () => {
    const estimate = anEstimate({ estimatedAmount: null });
    expect(
      toTransactionRequest(formFacts({ ...fixed, estimate, direction: 'reverse', amountTo: '1' })),
    ).toMatchObject({ fromAmount: '', toAmount: '1' });
    expect(toTransactionRequest(formFacts({ ...fixed, direction: 'reverse', amount: null }))).toMatchObject({
      fromAmount: '',
      toAmount: null,
      direction: 'direct',
    });
  });
});
