import { aCurrency } from '../../../currency/domain/currency/currency.fixture';
import { formFacts } from '../../domain/exchange-form/form-facts.fixture';
import type { FormFacts } from '../../domain/exchange-form';
import { toCreationView } from './creation-view';
import { toReadiness } from './readiness';
import type { PendingFacts } from './readiness';
import { aTransactionRequest } from './transaction-request.fixture';

const sure: PendingFacts = {
  isAskingServer: false,
  isNameAsked: false,
  isInfoMissing: false,
  isPastedOtherwise: false,
  isEstimateAwaited: false,
  isPasteAwaited: false,
  isPairAwaited: false,
};

const euro = aCurrency({ ticker: 'eur', name: 'Euro', isFiat: true });
const aName = { _tag: 'NameBasedAddress', name: 'a@b' } as const;

describe('toReadiness', () => {
  it.each<{ rule: string; change?: Partial<FormFacts>; unsure?: Partial<PendingFacts>; tag: string }>([
    { rule: 'everything is known', tag: 'Ready' },
    { rule: 'the service check is running', unsure: { isAskingServer: true }, tag: 'Waiting' },
    { rule: "the currency's details are missing", unsure: { isInfoMissing: true }, tag: 'Waiting' },
    { rule: 'the address is not checked yet', change: { recipient: null }, tag: 'Waiting' },
    { rule: 'the refund address is not checked yet', change: { refund: null }, tag: 'Waiting' },
    {
      rule: 'a name is being resolved',
      change: { recipient: aName },
      unsure: { isNameAsked: true },
      tag: 'Waiting',
    },
    {
      rule: 'a name that failed to resolve',
      change: { recipient: aName },
      tag: 'Blocked',
    },
    { rule: 'no offer', change: { estimate: null }, tag: 'Blocked' },
    {
      rule: 'offers are being fetched',
      change: { estimate: null },
      unsure: { isEstimateAwaited: true },
      tag: 'Waiting',
    },
    { rule: 'the rate expired', change: { isRateOver: true }, tag: 'Blocked' },
    {
      rule: 'the rate expired, and a new one is being fetched',
      change: { isRateOver: true },
      unsure: { isEstimateAwaited: true },
      tag: 'Waiting',
    },
    {
      rule: 'an amount below the limit of the offers that are being refreshed',
      change: { amount: '0.0001' },
      unsure: { isEstimateAwaited: true },
      tag: 'Blocked',
    },
    { rule: 'no extra ID', change: { memo: { _tag: 'Undecided' } }, tag: 'Blocked' },
    {
      rule: 'no extra ID, but the address can contain one',
      change: { memo: { _tag: 'Undecided' }, recipient: null },
      tag: 'Waiting',
    },
    {
      rule: 'an invalid extra ID, but the address can contain another one',
      change: {
        memo: { _tag: 'Undecided' },
        extraId: { _tag: 'PatternMismatch' },
        recipient: null,
      },
      tag: 'Waiting',
    },
    {
      rule: 'no account for fiat money',
      change: { recipient: { _tag: 'Empty' }, to: euro },
      unsure: { isEstimateAwaited: true },
      tag: 'Blocked',
    },
    {
      rule: 'no account for fiat money, but the offer can do without one',
      change: { recipient: { _tag: 'Empty' }, to: euro, estimate: null },
      unsure: { isEstimateAwaited: true },
      tag: 'Waiting',
    },
    {
      rule: 'no wallet, while offers are being fetched',
      change: { recipient: { _tag: 'Empty' }, estimate: null },
      unsure: { isEstimateAwaited: true },
      tag: 'Blocked',
    },
    {
      rule: 'a pasted text is being parsed',
      change: { recipient: { _tag: 'Empty' } },
      unsure: { isPasteAwaited: true },
      tag: 'Waiting',
    },
    { rule: 'terms not accepted', change: { areThirdPartyTermsAccepted: false }, tag: 'Blocked' },
    {
      rule: 'terms, before the review',
      change: { areThirdPartyTermsAccepted: false, isReviewing: false },
      tag: 'Ready',
    },
    { rule: 'differs from the pasted text', unsure: { isPastedOtherwise: true }, tag: 'Blocked' },
    {
      rule: 'a large loss without confirmation',
      change: { priceWarning: 'TypeToConfirm' },
      tag: 'Blocked',
    },
  ])('$rule: $tag', ({ change, unsure, tag }) => {
    expect(toReadiness(formFacts(change), { ...sure, ...unsure })._tag).toBe(tag);
  });

  it('reports errors before missing data', () => {
    const readiness = toReadiness(formFacts({ recipient: null, areOwnTermsAccepted: false }), sure);
    expect(readiness).toEqual({ _tag: 'Blocked', reasons: [{ _tag: 'OwnTermsUnaccepted' }] });
  });

  it('orders at the resolved address, with the referral ID', () => {
    const readiness = toReadiness(
      formFacts({
        recipient: aName,
        name: { _tag: 'Resolved', address: '0xdef' },
        linkId: 'ref',
      }),
      sure,
    );
    expect(readiness).toMatchObject({ _tag: 'Ready', request: { recipient: '0xdef', linkId: 'ref' } });
  });
});

describe('attribution of an order (spec §6 "Exchange rules by user state")', () => {
  const usd = aCurrency({ ticker: 'usd', name: 'US Dollar', isFiat: true });
  const btc = aCurrency();
  const promoCode = { code: 'NOVEMBER', isValid: true };
  it.each<{ rule: string; change: Partial<FormFacts>; request: object }>([
    {
      rule: 'the referral link of a signed-out user without a promo code',
      change: { linkId: 'ref' },
      request: { linkId: 'ref', promoCode: null },
    },
    {
      rule: 'no referral link of a signed-in user',
      change: { linkId: 'ref', isSignedIn: true },
      request: { linkId: null },
    },
    {
      rule: 'a valid promo code instead of it',
      change: { linkId: 'ref', promoCode },
      request: { linkId: null, promoCode: 'NOVEMBER' },
    },
    {
      rule: 'no referral link with an invalid promo code either',
      change: { linkId: 'ref', promoCode: { ...promoCode, isValid: false } },
      request: { linkId: null, promoCode: null },
    },
    {
      rule: 'no promo code if fiat is paid',
      change: { from: usd, to: btc, isFiatMode: true, promoCode },
      request: { promoCode: null, isFromFiat: true, isToFiat: false },
    },
    {
      rule: 'nor if it is received',
      change: { from: btc, to: usd, isFiatMode: true, promoCode },
      request: { promoCode: null, isFromFiat: false, isToFiat: true },
    },
    { rule: 'the bridge as its source', change: { source: 'bridge' }, request: { source: 'bridge' } },
  ])('$rule', ({ change, request }) => {
    expect(toReadiness(formFacts(change), sure)).toMatchObject({ _tag: 'Ready', request });
  });
});

describe('toCreationView', () => {
  const facts = {
    isPressed: false,
    wasPressed: false,
    isCreating: false,
    readiness: { _tag: 'Ready', request: aTransactionRequest() } as const,
    problem: null,
    hasOpenAttempt: false,
  };
  const blocked = { _tag: 'Blocked', reasons: [{ _tag: 'RecipientEmpty' }] } as const;
  const problem = { reason: { _tag: 'Unknown' }, call: { _tag: 'Broken' } } as const;
  it.each([
    { rule: 'at first', facts, view: { _tag: 'Editing' } },
    { rule: 'blocked, but not pressed', facts: { ...facts, readiness: blocked }, view: { _tag: 'Editing' } },
    {
      rule: 'blocked and pressed',
      facts: { ...facts, readiness: blocked, wasPressed: true },
      view: { _tag: 'Blocked', problems: blocked.reasons },
    },
    {
      rule: 'pressed, waiting',
      facts: { ...facts, isPressed: true, wasPressed: true, problem },
      view: { _tag: 'Checking' },
    },
    { rule: 'sending', facts: { ...facts, isCreating: true, problem }, view: { _tag: 'Creating' } },
    {
      rule: 'failed, outcome unknown',
      facts: { ...facts, problem, hasOpenAttempt: true, readiness: blocked, wasPressed: true },
      view: { _tag: 'Failed', problem, isOutcomeUnknown: true },
    },
  ])('$rule: $view._tag', ({ facts: known, view }) => {
    expect(toCreationView(known)).toEqual(view);
  });
});
