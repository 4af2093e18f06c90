import { allSettled, createEvent, createStore, fork } from 'effector';
import type { Scope } from 'effector';

import { httpError, networkError } from '@coinlane/shared-contracts/errors';

import type { Transaction } from '../../domain/transaction';
import { aTransaction } from '../../domain/transaction/transaction.fixture';
import { createNotificationModel } from './create-notification-model';
import { createTransactionActionsModel } from './create-transaction-actions-model';
import type { RefundOrder } from './create-transaction-actions-model';

const ID = aTransaction().transactionId;
const transactionCame = createEvent<Transaction>();
const idsRead = createEvent<readonly string[]>();
const refreshRequested = createEvent();
const $refreshes = createStore(0, { sid: 'test/refreshes' }).on(refreshRequested, (count) => count + 1);
const actionsModel = createTransactionActionsModel({
  $id: createStore<string | null>(ID, { sid: 'test/actions/id' }),
  $transaction: createStore<Transaction | null>(null, { sid: 'test/actions/transaction' }).on(
    transactionCame,
    (_, transaction) => transaction,
  ),
  $ownIds: createStore<readonly string[]>([], { sid: 'test/actions/ids' }).on(idsRead, (_, ids) => ids),
  refreshRequested,
});
const ACTIONS = {
  refund: { amount: '1', displayTicker: null, address: 'r1', extraId: null, otherAddresses: [] },
  continuation: { currentEstimate: '2' },
  decideUntil: null,
};
const ORDER: RefundOrder = { transactionId: ID, address: 'r1', extraId: '' };

const stuckScope = async (decide: () => boolean | Promise<boolean>, ids: readonly string[] = [ID]) => {
  const fetched = jest.fn(() => ACTIONS);
  const scope = fork({
    handlers: [
      [actionsModel.fetchActionsFx, fetched],
      [actionsModel.requestRefundFx, decide],
      [actionsModel.requestContinueFx, decide],
    ],
  });
  await allSettled(idsRead, { scope, params: ids });
  await allSettled(transactionCame, { scope, params: aTransaction({ areActionsAvailable: true }) });
  return { scope, fetched };
};
const refund = (scope: Scope) => allSettled(actionsModel.refundPressed, { scope, params: ORDER });

describe('the actions for a stuck transaction', () => {
  it('are fetched once, by the browser that created it', async () => {
    const { scope, fetched } = await stuckScope(() => true);
    await allSettled(transactionCame, { scope, params: aTransaction({ areActionsAvailable: true }) });
    expect(fetched.mock.calls).toEqual([[ID]]);
    expect(scope.getState(actionsModel.$actions)).toEqual(ACTIONS);
  });

  it('are not fetched by a browser that did not create it', async () => {
    const { scope, fetched } = await stuckScope(() => true, ['aaaaaa']);
    expect(fetched).not.toHaveBeenCalled();
    expect(scope.getState(actionsModel.$isOwn)).toBe(false);
  });

  it('disappear when the transaction continues', async () => {
    const { scope } = await stuckScope(() => true);
    await allSettled(transactionCame, { scope, params: aTransaction() });
    expect(scope.getState(actionsModel.$actions)).toBeNull();
  });

  it.each([
    { rule: 'accepted', decide: () => true, state: { _tag: 'Accepted', what: 'refund' }, refreshes: 1 },
    { rule: 'declined', decide: () => false, state: { _tag: 'Declined' }, refreshes: 1 },
    {
      rule: 'failed',
      decide: () => Promise.reject(httpError(500, null)),
      state: { _tag: 'Failed', failure: { _tag: 'Broken' } },
      refreshes: 0,
    },
  ])('end as $rule, and the transaction is refreshed', async ({ decide, state, refreshes }) => {
    const { scope } = await stuckScope(decide);
    await refund(scope);
    expect(scope.getState(actionsModel.$state)).toEqual(state);
    expect(scope.getState($refreshes)).toBe(refreshes);
  });

  it('have the chosen decision', async () => {
    const { scope } = await stuckScope(() => true);
    await allSettled(actionsModel.continuePressed, { scope, params: ID });
    expect(scope.getState(actionsModel.$state)).toEqual({ _tag: 'Accepted', what: 'continue' });
  });
});

describe('e-mail news (spec §4 "Forms")', () => {
  const opened = createEvent<string>();
  const $id = createStore<string | null>(null, { sid: 'test/notify/id' }).on(opened, (_, id) => id);
  const model = createNotificationModel({ $id });
  const setUp = async (subscribe: () => boolean | Promise<boolean>, email: string) => {
    const subscribed = jest.fn(subscribe);
    const newsWanted = jest.fn((email: string): Promise<unknown> => Promise.reject(networkError(email)));
    const scope = fork({
      handlers: [
        [model.subscribeFx, subscribed],
        [model.subscribeToNewsFx, newsWanted],
      ],
    });
    await allSettled(opened, { scope, params: ID });
    await allSettled(model.emailTyped, { scope, params: email });
    await Promise.all([allSettled(model.submitted, { scope }), allSettled(model.submitted, { scope })]);
    return { scope, subscribed, newsWanted };
  };
  const EMAIL = 'me@mail.example';

  it.each([
    { rule: 'confirmed', subscribe: () => Promise.resolve(true), state: { _tag: 'Confirmed' } },
    {
      rule: 'only after success',
      subscribe: () => Promise.resolve(false),
      state: { _tag: 'Declined' },
    },
    {
      rule: 'failed',
      subscribe: () => Promise.reject(networkError('down')),
      state: { _tag: 'Failed', failure: { _tag: 'Offline' } },
    },
  ])('are $rule, requested once for two presses, and the text stays', async ({ subscribe, state }) => {
    const { scope, subscribed } = await setUp(subscribe, ` ${EMAIL} `);
    expect(scope.getState(model.$view)).toEqual({ email: ` ${EMAIL} `, wantsNews: true, state });
    expect(subscribed.mock.calls).toEqual([[{ transactionId: ID, email: EMAIL }]]);
  });

  it('are being sent during the call', async () => {
    const seen: string[] = [];
    const scope: Scope = fork({
      handlers: [
        [model.subscribeFx, () => seen.push(scope.getState(model.$view).state._tag) > 0],
        [model.subscribeToNewsFx, () => undefined],
      ],
    });
    await allSettled(opened, { scope, params: ID });
    await allSettled(model.emailTyped, { scope, params: EMAIL });
    await allSettled(model.submitted, { scope });
    expect(seen).toEqual(['Sending']);
  });

  it('are not requested for an invalid address, until it is corrected', async () => {
    const { scope, subscribed } = await setUp(() => true, 'me@');
    expect(subscribed).not.toHaveBeenCalled();
    expect(scope.getState(model.$view).state).toEqual({ _tag: 'Invalid' });
    await allSettled(model.emailTyped, { scope, params: EMAIL });
    expect(scope.getState(model.$view).state).toEqual({ _tag: 'Editing' });
  });

  it.each([
    { rule: 'confirmed, and selected', subscribe: () => true, wantsNews: true, asked: [[EMAIL]] },
    { rule: 'not selected', subscribe: () => true, wantsNews: false, asked: [] },
    { rule: 'not confirmed', subscribe: () => false, wantsNews: true, asked: [] },
  ])(
    'include the newsletter if $rule (spec §3); its failure is ignored',
    async ({ subscribe, wantsNews, asked }) => {
      const { scope, newsWanted } = await setUp(subscribe, 'me@');
      await allSettled(model.newsToggled, { scope, params: wantsNews });
      await allSettled(model.emailTyped, { scope, params: EMAIL });
      await allSettled(model.submitted, { scope });
      expect(newsWanted.mock.calls).toEqual(asked);
      expect(scope.getState(model.$view).state._tag).toBe(subscribe() ? 'Confirmed' : 'Declined');
    },
  );

  it('belong to one transaction', async () => {
    const { scope } = await setUp(() => true, EMAIL);
    await allSettled(opened, { scope, params: 'bbbbbb222222' });
    expect(scope.getState(model.$view)).toEqual({ email: '', wantsNews: true, state: { _tag: 'Editing' } });
  });
});
