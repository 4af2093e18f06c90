import { allSettled, createEvent, createStore, fork } from 'effector';
import type { Scope } from 'effector';

import type { ParsedAmount } from '@coinlane/shared-contracts/amounts';
import { networkError } from '@coinlane/shared-contracts/errors';
import type { Direction, RateMode } from '@coinlane/shared-contracts/values';

import type { ExchangeKind } from '../../../currency/domain/currency';
import { aCurrency } from '../../../currency/domain/currency/currency.fixture';
import type { EstimateQuery } from '../../domain/estimate';
import { anEstimate } from '../../domain/estimate/estimate.fixture';
import { createClockModel } from '../../../page/model/clock';
import { createEstimateModel, toQuery } from './create-estimate-model';
import type { PaymentChoice } from '../../domain/payment-method';
import type { Offers } from './estimate-view';

const pair = { from: aCurrency(), to: aCurrency({ ticker: 'eth' }) };
const sendChanged = createEvent<string>();
const pickEnded = createEvent<unknown>();
const clock = createClockModel();
const $send = createStore<ParsedAmount>({ _tag: 'Exact', amount: '0.1' }, { sid: 'test/estimate/send' }).on(
  sendChanged,
  (_, amount) => ({ _tag: 'Exact', amount }),
);
const $payment = createStore<PaymentChoice>({ kind: 'card', country: '' });
const $kind = createStore<ExchangeKind>('crypto');
const model = createEstimateModel({
  $pair: createStore(pair),
  $kind,
  $send,
  $receive: createStore<ParsedAmount>({ _tag: 'Empty' }),
  $direction: createStore<Direction>('direct'),
  $rateMode: createStore<RateMode>('floating'),
  $marketRate: createStore<string | null>(null),
  $promoCode: createStore<string | null>(null),
  $payment,
  pickEnded,
  clock,
  $settleMs: createStore(0),
  refreshMs: 25_000,
});

const offers = (...providers: readonly string[]): Offers => ({
  estimates: providers.map((provider, place) =>
    anEstimate({ provider, estimatedAmount: String(providers.length - place) }),
  ),
  refusal: null,
  methods: [],
});
const scopeAnswering = (answer: (query: EstimateQuery) => Offers | Promise<Offers>) =>
  fork({ handlers: [[model.fetchEstimatesFx, answer]] });
const type = (scope: Scope, amount: string) => allSettled(sendChanged, { scope, params: amount });
const tick = (scope: Scope, now: number) => allSettled(clock.ticked, { scope, params: now });

describe('toQuery', () => {
  const exact = (amount: string): ParsedAmount => ({ _tag: 'Exact', amount });
  const facts = {
    pair,
    send: exact('0.1'),
    receive: exact('3'),
    direction: 'direct',
    rateMode: 'floating',
    promoCode: null,
    payment: { kind: 'card', country: 'DE' },
  } as const;
  it.each([
    { rule: 'the sent amount', facts, amount: '0.1' },
    { rule: 'the receive amount', facts: { ...facts, direction: 'reverse' } as const, amount: '3' },
    { rule: 'no pair', facts: { ...facts, pair: null }, amount: undefined },
    { rule: 'zero', facts: { ...facts, send: exact('0') }, amount: undefined },
    { rule: 'an ambiguous amount', facts: { ...facts, send: { _tag: 'Empty' } } as const, amount: undefined },
  ])('queries $rule', ({ facts: known, amount }) => {
    expect(toQuery(known)?.amount).toBe(amount);
  });
});

/** Waits until a state is reached, however slow the machine is. */
const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 1));
};

describe('the estimate model', () => {
  it('fetches the last amount of a burst, once', async () => {
    const answer = jest.fn(() => offers('a'));
    const scope = scopeAnswering(answer);
    await Promise.all(['0.2', '0.21', '0.215'].map((amount) => type(scope, amount)));
    expect(answer).toHaveBeenCalledTimes(1);
    expect(answer).toHaveBeenCalledWith(expect.objectContaining({ amount: '0.215' }));
  });

  it('never shows an offer for another amount', async () => {
    let finishOld: ((value: Offers) => void) | undefined;
    const answer = jest.fn(({ amount }: EstimateQuery) =>
      amount === '1' ? new Promise<Offers>((resolve) => (finishOld = resolve)) : offers('new'),
    );
    const scope = scopeAnswering(answer);
    const old = type(scope, '1');
    await until(() => finishOld !== undefined);
    const young = type(scope, '2');
    await until(() => answer.mock.calls.length === 2);
    finishOld?.(offers('old'));
    await Promise.all([old, young]);
    expect(scope.getState(model.$chosen)?.provider).toBe('new');
  });

  it('keeps the last offers with their age if a refresh fails, and retries', async () => {
    let isBroken = false;
    const scope = scopeAnswering(() => (isBroken ? Promise.reject(networkError('down')) : offers('a')));
    await tick(scope, 1000);
    await type(scope, '1');
    isBroken = true;
    await tick(scope, 26_000);
    expect(scope.getState(model.$view)).toMatchObject({
      _tag: 'Shown',
      receivedAt: 1000,
      failure: { _tag: 'Offline' },
    });

    isBroken = false;
    await allSettled(model.retried, { scope });
    expect(scope.getState(model.$view)).toMatchObject({ _tag: 'Shown', receivedAt: 26_000, failure: null });
  });

  it('keeps a pick after a refresh, and drops it with its query', async () => {
    const scope = scopeAnswering(() => offers('best', 'other'));
    await type(scope, '1');
    await allSettled(model.providerPicked, { scope, params: 'other' });
    await tick(scope, 100_000);
    expect(scope.getState(model.$chosen)?.provider).toBe('other');

    await allSettled(pickEnded, { scope, params: null });
    expect(scope.getState(model.$chosen)?.provider).toBe('best');
  });

  it('reserves the number of rows of the last offers', async () => {
    const scope = scopeAnswering(({ amount }) => (amount === '1' ? offers('a', 'b', 'c') : offers()));
    expect(scope.getState(model.$rows)).toBe(4);
    const purchase = fork({ values: [[$kind, 'buy']] });
    expect(purchase.getState(model.$rows)).toBe(3);
    await type(scope, '1');
    expect(scope.getState(model.$rows)).toBe(3);
    await type(scope, '2');
    expect(scope.getState(model.$rows)).toBe(1);
  });
});
