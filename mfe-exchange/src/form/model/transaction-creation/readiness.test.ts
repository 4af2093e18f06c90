import { aCurrency } from '../../../currency/domain/currency/currency.fixture';
import { anEstimate } from '../../domain/estimate/estimate.fixture';
import { NO_FIELDS } from '../recipient';
import { toCreationView } from './creation-view';
import { toFormFacts, toReadiness } from './form-facts';
import type { FormParts } from './form-facts';
import { aTransactionRequest } from './transaction-request.fixture';

const parts = (change: Partial<FormParts> = {}): FormParts => ({
  pair: { from: aCurrency(), to: aCurrency({ ticker: 'eth', name: 'Ethereum' }) },
  rateMode: 'floating',
  direction: 'direct',
  send: { _tag: 'Exact', amount: '0.1' },
  receive: { _tag: 'Empty' },
  estimate: anEstimate(),
  price: { rate: '14', marketRate: '14', difference: '0', warning: 'None' },
  isRateMoved: false,
  isRateOver: false,
  fields: NO_FIELDS,
  recipient: { _tag: 'Valid', address: '0xabc' },
  refund: { _tag: 'NotNeeded' },
  serverCheck: null,
  name: { _tag: 'NotAsked' },
  extraId: {
    name: null,
    verdict: { _tag: 'NotNeeded' },
    decision: { _tag: 'NotNeeded' },
    isAskedByServer: false,
    isSettled: false,
  },
  refundExtraId: null,
  hasRefundExtraId: null,
  isReviewing: true,
  areOwnTermsAccepted: true,
  areThirdPartyTermsAccepted: true,
  isLossConfirmed: false,
  language: 'en',
  linkId: null,
  promoCode: null,
  isSignedIn: false,
  source: 'site',
  now: 0,
  ...change,
});
const sure = { isAskingServer: false, isInfoMissing: false, isPastedOtherwise: false };
const refund = { _tag: 'Valid', address: 'r1' } as const;
const fields = { ...NO_FIELDS, refundExtraId: '5' };

describe('toFormFacts', () => {
  it.each([
    { rule: 'the tag of a currency with tags', change: { hasRefundExtraId: true }, sent: ['Valid', '5'] },
    { rule: 'what was typed while it is unknown', change: { hasRefundExtraId: null }, sent: ['Valid', '5'] },
    { rule: 'no tag if the currency has none', change: { hasRefundExtraId: false }, sent: ['Valid', ''] },
    {
      rule: 'nothing for fiat, which is refunded to its source',
      change: { pair: { from: aCurrency({ isFiat: true }), to: aCurrency({ ticker: 'eth' }) } },
      sent: ['NotNeeded', ''],
    },
  ])('has a refund to $rule', ({ change, sent }) => {
    const facts = toFormFacts(parts({ refund, fields, ...change }));
    expect([facts.refund?._tag, facts.refundExtraId]).toEqual(sent);
  });
});

const aName = { _tag: 'NameBasedAddress', name: 'a@b' } as const;

describe('toReadiness', () => {
  it.each<{ rule: string; change?: Partial<FormParts>; unsure?: Partial<typeof sure>; tag: string }>([
    { rule: 'everything is known', tag: 'Ready' },
    { rule: 'the service check is running', unsure: { isAskingServer: true }, tag: 'Waiting' },
    { rule: "the currency's details are missing", unsure: { isInfoMissing: true }, tag: 'Waiting' },
    { rule: 'the address is not checked yet', change: { recipient: null }, tag: 'Waiting' },
    { rule: 'the refund address is not checked yet', change: { refund: null }, tag: 'Waiting' },
    {
      rule: 'a name is being resolved',
      change: { recipient: aName, name: { _tag: 'Asking' } },
      tag: 'Waiting',
    },
    {
      rule: 'a name that failed to resolve',
      change: { recipient: aName, name: { _tag: 'Unavailable' } },
      tag: 'Blocked',
    },
    { rule: 'no offer', change: { estimate: null }, tag: 'Blocked' },
    { rule: 'terms not accepted', change: { areThirdPartyTermsAccepted: false }, tag: 'Blocked' },
    {
      rule: 'terms, before the review',
      change: { areThirdPartyTermsAccepted: false, isReviewing: false },
      tag: 'Ready',
    },
    { rule: 'differs from the pasted text', unsure: { isPastedOtherwise: true }, tag: 'Blocked' },
    {
      rule: 'a large loss without confirmation',
      change: { price: { rate: '1', marketRate: '2', difference: '-50', warning: 'TypeToConfirm' } },
      tag: 'Blocked',
    },
  ])('$rule: $tag', ({ change, unsure, tag }) => {
    expect(toReadiness(parts(change), { ...sure, ...unsure })._tag).toBe(tag);
  });

  it('reports errors before missing data', () => {
    const readiness = toReadiness(parts({ recipient: null, areOwnTermsAccepted: false }), sure);
    expect(readiness).toEqual({ _tag: 'Blocked', reasons: [{ _tag: 'OwnTermsUnaccepted' }] });
  });

  it('orders at the resolved address, with the referral ID', () => {
    const readiness = toReadiness(
      parts({
        recipient: aName,
        name: { _tag: 'Answered', resolution: { _tag: 'Resolved', address: '0xdef' } },
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
  it.each<{ rule: string; change: Partial<FormParts>; request: object }>([
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
      change: { pair: { from: usd, to: btc }, promoCode },
      request: { promoCode: null, isFromFiat: true, isToFiat: false },
    },
    {
      rule: 'nor if it is received',
      change: { pair: { from: btc, to: usd }, promoCode },
      request: { promoCode: null, isFromFiat: false, isToFiat: true },
    },
    { rule: 'the bridge as its source', change: { source: 'bridge' }, request: { source: 'bridge' } },
  ])('$rule', ({ change, request }) => {
    expect(toReadiness(parts(change), sure)).toMatchObject({ _tag: 'Ready', request });
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
