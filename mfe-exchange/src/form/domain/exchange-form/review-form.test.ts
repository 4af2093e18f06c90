import { aCurrency } from '../../../currency/domain/currency/currency.fixture';
import { anEstimate } from '../estimate/estimate.fixture';
import { formFacts } from './form-facts.fixture';
import { reviewForm } from './review-form';

const reasonsFor = (change: Parameters<typeof formFacts>[0]): readonly string[] => {
  const review = reviewForm(formFacts(change));
  return review._tag === 'Ready' ? [] : review.reasons.map(({ _tag }) => _tag);
};
const fixed = { rateMode: 'fixed', estimate: anEstimate({ rateId: 'r1', validUntil: 2_000 }) } as const;

describe('reviewForm (spec §5 "Exchange form")', () => {
  it.each([
    { rule: 'a complete form may be sent', facts: {}, reasons: [] },
    { rule: 'the rate mode is required', facts: { rateMode: null }, reasons: ['RateModeMissing'] },
    { rule: 'from is required', facts: { from: null }, reasons: ['FromMissing'] },
    { rule: 'to is required', facts: { to: null }, reasons: ['ToMissing'] },
    { rule: 'one currency twice', facts: { to: aCurrency() }, reasons: ['SameCurrency'] },
    { rule: 'the amount is required', facts: { amount: null }, reasons: ['AmountMissing'] },
    { rule: 'zero is not an amount', facts: { amount: '0' }, reasons: ['AmountMissing'] },
    {
      rule: 'for reverse amountTo is the one',
      facts: { ...fixed, direction: 'reverse', amount: null, amountTo: '1' },
      reasons: [],
    },
    {
      rule: 'for reverse the send amount does not count',
      facts: { ...fixed, direction: 'reverse', amount: '1' },
      reasons: ['AmountMissing'],
    },
    {
      rule: 'the estimation must be a number',
      facts: { estimate: anEstimate({ estimatedAmount: null }) },
      reasons: ['EstimateMissing'],
    },
    { rule: 'there must be an estimate', facts: { estimate: null }, reasons: ['EstimateMissing'] },
    { rule: "the selected estimate's minimum itself is enough", facts: { amount: '0.00028' }, reasons: [] },
    { rule: 'less than the minimum', facts: { amount: '0.00027' }, reasons: ['AmountTooSmall'] },
    {
      rule: 'too small takes precedence over "no estimate"',
      facts: { amount: '0.00027', estimate: anEstimate({ estimatedAmount: null }) },
      reasons: ['AmountTooSmall'],
    },
    {
      rule: 'more than the maximum',
      facts: { estimate: anEstimate({ maxAmount: '0.05' }) },
      reasons: ['AmountTooLarge'],
    },
    { rule: 'a fixed rate that is over', facts: { ...fixed, serverNow: 2_000 }, reasons: ['RateExpired'] },
    { rule: 'a rate the service let go', facts: { ...fixed, isRateOver: true }, reasons: ['RateExpired'] },
    {
      rule: 'a rate that moved waits for a yes',
      facts: { ...fixed, isRateMoved: true },
      reasons: ['RateMoved'],
    },
    {
      rule: 'an ended rate is not confirmed',
      facts: { ...fixed, isRateMoved: true, serverNow: 2_000 },
      reasons: ['RateExpired'],
    },
    {
      rule: 'a loss above 15 % waits for the typed confirmation',
      facts: { priceWarning: 'TypeToConfirm' },
      reasons: ['LossUnconfirmed'],
    },
    {
      rule: 'a confirmed loss',
      facts: { priceWarning: 'TypeToConfirm', isLossConfirmed: true },
      reasons: [],
    },
    { rule: 'an empty recipient', facts: { recipient: { _tag: 'Empty' } }, reasons: ['RecipientEmpty'] },
    { rule: 'a recipient still being checked', facts: { recipient: null }, reasons: ['RecipientUnchecked'] },
    {
      rule: 'a recipient on another network',
      facts: { recipient: { _tag: 'OtherChain', networks: ['trx'], names: ['TRON'] } },
      reasons: ['RecipientInvalid'],
    },
    {
      rule: 'a contract as recipient',
      facts: { recipient: { _tag: 'TokenContract' } },
      reasons: ['RecipientInvalid'],
    },
    {
      rule: 'the server says the checksum is wrong',
      facts: { serverCheck: { _tag: 'InvalidChecksum' } },
      reasons: ['RecipientRefusedByServer'],
    },
    {
      rule: 'a name that is not resolved yet',
      facts: { recipient: { _tag: 'NameBasedAddress', name: 'a@b' } },
      reasons: ['NameUnresolved'],
    },
    {
      rule: 'a name that is refused',
      facts: { recipient: { _tag: 'NameBasedAddress', name: 'a@b' }, name: { _tag: 'NameRefused' } },
      reasons: ['NameRefused'],
    },
    {
      rule: 'a name without an address for the currency',
      facts: { recipient: { _tag: 'NameBasedAddress', name: 'a@b' }, name: { _tag: 'NoAddressForCurrency' } },
      reasons: ['NameHasNoAddress'],
    },
    {
      rule: 'a partner address',
      facts: { recipient: { _tag: 'PartnerAddress', address: 'p' } },
      reasons: [],
    },
    {
      rule: 'a memo skipped silently',
      facts: { extraId: { _tag: 'Empty' }, memo: { _tag: 'Undecided' } },
      reasons: ['ExtraIdUndecided'],
    },
    {
      rule: 'a memo declared unneeded',
      facts: { extraId: { _tag: 'Empty' }, memo: { _tag: 'DeclaredUnneeded' } },
      reasons: [],
    },
    {
      rule: 'a memo declared unneeded that the server wants',
      facts: {
        extraId: { _tag: 'Empty' },
        memo: { _tag: 'DeclaredUnneeded' },
        serverCheck: { _tag: 'ExtraIdRequired' },
      },
      reasons: ['ExtraIdRequiredByServer'],
    },
    {
      rule: 'a wrong memo',
      facts: { extraId: { _tag: 'PatternMismatch' }, memo: { _tag: 'Undecided' } },
      reasons: ['ExtraIdInvalid'],
    },
    {
      rule: 'a memo inside the address counts as entered, whatever the field',
      facts: { extraId: { _tag: 'PatternMismatch' }, memo: { _tag: 'InAddress', extraId: '7' } },
      reasons: [],
    },
    {
      rule: 'a wrong memo of the refund wallet',
      facts: {
        refund: { _tag: 'Valid', address: 'bc1' },
        refundExtraIdVerdict: { _tag: 'PatternMismatch' },
      },
      reasons: ['RefundExtraIdInvalid'],
    },
    {
      rule: 'a memo of a refund wallet that is not given',
      facts: { refundExtraIdVerdict: { _tag: 'PatternMismatch' } },
      reasons: [],
    },
    {
      rule: 'a refund address that is required',
      facts: { refund: { _tag: 'Required' } },
      reasons: ['RefundRequired'],
    },
    {
      rule: 'the chosen provider needs a refund address',
      facts: { estimate: anEstimate({ refundAddress: 'required' }) },
      reasons: ['RefundRequiredByOffer'],
    },
    {
      rule: 'a card payment is refunded without an address',
      facts: { estimate: anEstimate({ refundAddress: 'required' }), from: aCurrency({ isFiat: true }) },
      reasons: [],
    },
    { rule: 'a refund address still being checked', facts: { refund: null }, reasons: ['RefundUnchecked'] },
    {
      rule: 'the recipient as refund address',
      facts: { refund: { _tag: 'SameAsRecipient' } },
      reasons: ['RefundInvalid'],
    },
    {
      rule: 'an e-mail is optional but valid if given',
      facts: { email: { _tag: 'Malformed' } },
      reasons: ['EmailInvalid'],
    },
    { rule: 'our own terms', facts: { areOwnTermsAccepted: false }, reasons: ['OwnTermsUnaccepted'] },
    {
      rule: "the third parties' terms",
      facts: { areThirdPartyTermsAccepted: false },
      reasons: ['ThirdPartyTermsUnaccepted'],
    },
    {
      rule: 'every reason, in the order of the fields',
      facts: { amount: null, recipient: { _tag: 'Empty' }, areOwnTermsAccepted: false },
      reasons: ['AmountMissing', 'RecipientEmpty', 'OwnTermsUnaccepted'],
    },
  ] as const)('$rule', ({ facts, reasons }) => {
    expect(reasonsFor(facts)).toEqual(reasons);
  });

  it('returns the minimum and the maximum', () => {
    expect(reviewForm(formFacts({ amount: '0.0001' }))).toEqual({
      _tag: 'Blocked',
      reasons: [{ _tag: 'AmountTooSmall', min: '0.00028' }],
    });
    expect(reviewForm(formFacts({ estimate: anEstimate({ maxAmount: '0.05' }) }))).toEqual({
      _tag: 'Blocked',
      reasons: [{ _tag: 'AmountTooLarge', max: '0.05' }],
    });
  });
});
