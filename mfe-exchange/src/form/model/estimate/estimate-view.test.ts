import { networkError } from '@coinlane/shared-contracts/errors';

import { aCurrency } from '../../../currency/domain/currency/currency.fixture';
import { NO_FILTER } from '../../domain/estimate';
import type { EstimateQuery } from '../../domain/estimate';
import { anEstimate } from '../../domain/estimate/estimate.fixture';
import { amountsOf, refreshAt, toCountdown, toEstimateView, toPriceView } from './estimate-view';
import type { EstimateAnswer, Offers } from './estimate-view';

const query: EstimateQuery = {
  from: aCurrency(),
  to: aCurrency({ ticker: 'eth' }),
  amount: '0.1',
  direction: 'direct',
  rateMode: 'floating',
  promoCode: null,
  payment: { kind: '', country: '' },
};
const low = anEstimate({ provider: 'low', estimatedAmount: '1' });
const high = anEstimate({ provider: 'high', estimatedAmount: '2' });
const answer = (value: Partial<Offers> = {}, question: Partial<EstimateQuery> = {}): EstimateAnswer => ({
  question: { ...query, ...question },
  value: { estimates: [low, high], refusal: null, methods: [], ...value },
  receivedAt: 1000,
});
const failure = { question: query, error: networkError('down'), at: 2000 };
const facts = { query, answer: answer(), failure: null, pick: null, filter: NO_FILTER };
const shown = toEstimateView(facts);

describe('toEstimateView', () => {
  it.each([
    { rule: 'no query', facts: { ...facts, query: null }, view: { _tag: 'Idle' } },
    { rule: 'loading', facts: { ...facts, answer: null }, view: { _tag: 'Pending' } },
    {
      rule: 'failed without data',
      facts: { ...facts, answer: null, failure },
      view: { _tag: 'Failed', failure: { _tag: 'Offline' } },
    },
    {
      rule: 'refused with a reason',
      facts: { ...facts, answer: answer({ estimates: [], refusal: { _tag: 'PairInactive' } }) },
      view: { _tag: 'Refused', refusal: { _tag: 'PairInactive' } },
    },
    {
      rule: 'no offers',
      facts: { ...facts, answer: answer({ estimates: [] }) },
      view: { _tag: 'Refused', refusal: null },
    },
    { rule: 'the best is chosen', facts, view: { _tag: 'Shown', chosen: high, failure: null } },
    { rule: 'the pick is chosen', facts: { ...facts, pick: 'low' }, view: { _tag: 'Shown', chosen: low } },
    {
      rule: 'a failed refresh keeps the offers with their age',
      facts: { ...facts, failure },
      view: { _tag: 'Shown', chosen: high, receivedAt: 1000, failure: { _tag: 'Offline' } },
    },
  ])('$rule', ({ facts: known, view }) => {
    expect(toEstimateView(known)).toMatchObject(view);
  });
});

describe('refreshAt and toCountdown', () => {
  const fixed = answer({ estimates: [{ ...high, validUntil: 61_000 }] }, { rateMode: 'fixed' });
  it.each([
    { rule: 'a floating offer expires after the interval', of: answer(), at: 26_000 },
    { rule: 'a fixed one with its quote', of: fixed, at: 61_000 },
    {
      rule: 'one whose quote has ended already not at once, or every second would ask all providers',
      of: answer({ estimates: [{ ...high, validUntil: 500 }] }, { rateMode: 'fixed' }),
      at: 6000,
    },
    {
      rule: 'a fixed one without an end like a floating one',
      of: answer({}, { rateMode: 'fixed' }),
      at: 26_000,
    },
  ])('$rule', ({ of, at }) => {
    expect(refreshAt(of, 25_000)).toBe(at);
  });

  it.each([
    { rule: 'immediately', now: 1000, left: 25 },
    { rule: 'half way', now: 13_500, left: 13 },
    { rule: 'overdue', now: 99_000, left: 0 },
    { rule: 'a slow clock never exceeds the interval', now: -9000, left: 25 },
  ])('counts down to the refresh, $rule', ({ now, left }) => {
    expect(toCountdown(shown, answer(), now, 25_000)).toEqual({
      kind: 'refresh',
      secondsLeft: left,
      totalSeconds: 25,
    });
  });

  it('counts down to the end of a fixed rate', () => {
    const view = toEstimateView({ ...facts, answer: fixed });
    expect(toCountdown(view, fixed, 31_000, 25_000)).toEqual({
      kind: 'quote',
      secondsLeft: 30,
      totalSeconds: 60,
    });
  });

  it('counts nothing down without offers', () => {
    expect(toCountdown({ _tag: 'Pending' }, null, 0, 25_000)).toBeNull();
  });
});

describe('toPriceView and amountsOf', () => {
  it('compares our rate with the market’s', () => {
    expect(toPriceView(shown, query, '25')).toEqual({
      rate: '20',
      marketRate: '25',
      difference: '-20.00',
      warning: 'TypeToConfirm',
    });
  });

  it.each([
    { rule: 'no offer', view: { _tag: 'Pending' } as const, of: query },
    { rule: 'no query', view: shown, of: null },
  ])('has no rate without $rule', ({ view, of }) => {
    expect(toPriceView(view, of, '25')).toEqual({
      rate: null,
      marketRate: '25',
      difference: null,
      warning: 'None',
    });
  });

  it.each([
    { direction: 'direct', amounts: { send: '0.1', receive: '2' } },
    { direction: 'reverse', amounts: { send: '2', receive: '0.1' } },
  ] as const)('assigns the typed amount to its side: $direction', ({ direction, amounts }) => {
    expect(amountsOf({ ...query, direction }, high)).toEqual(amounts);
  });
});
