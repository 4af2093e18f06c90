import { allSettled, createEvent, createStore, fork } from 'effector';

import { networkError } from '@coinlane/shared-contracts/errors';

import type { Transaction } from '../../domain/transaction';
import { aTransaction } from '../../domain/transaction/transaction.fixture';
import { createTransactionActionsModel } from './create-transaction-actions-model';

const ID = aTransaction().transactionId;
const OTHER = 'bbbbbb222222';

const opened = createEvent<string>();
const transactionCame = createEvent<Transaction>();
const model = createTransactionActionsModel({
  $id: createStore<string | null>(null, { sid: 'test/once/id' }).on(opened, (_, id) => id),
  $transaction: createStore<Transaction | null>(null, { sid: 'test/once/transaction' }).on(
    transactionCame,
    (_, transaction) => transaction,
  ),
  $ownIds: createStore<readonly string[]>([ID, OTHER], { sid: 'test/once/ids' }),
  refreshRequested: createEvent(),
});
const UNDECIDED = { _tag: 'Undecided' };

const NO_ACTIONS = { refund: null, continuation: null, decideUntil: null };

const setUp = async (fetchActions: (id: string) => unknown = () => NO_ACTIONS) => {
  const answers: ((isAccepted: boolean | Error) => void)[] = [];
  const decide = jest.fn(
    () =>
      new Promise<boolean>((resolve, reject) => {
        answers.push((answer) => (typeof answer === 'boolean' ? resolve(answer) : reject(networkError('x'))));
      }),
  );
  const scope = fork({
    handlers: [
      [model.fetchActionsFx, fetchActions],
      [model.requestRefundFx, decide],
      [model.requestContinueFx, decide],
    ],
  });
  const show = async (transactionId: string, change: Partial<Transaction> = {}): Promise<void> => {
    await allSettled(opened, { scope, params: transactionId });
    await allSettled(transactionCame, {
      scope,
      params: aTransaction({ transactionId, areActionsAvailable: true, ...change }),
    });
  };
  await show(ID);
  const refund = (transactionId: string) =>
    allSettled(model.refundPressed, { scope, params: { transactionId, address: 'r1', extraId: '' } });
  const goOn = (transactionId: string) => allSettled(model.continuePressed, { scope, params: transactionId });
  const state = () => scope.getState(model.$state);
  const actions = () => scope.getState(model.$actions);
  return { decide, answers, show, refund, goOn, state, actions };
};

describe('the actions', () => {
  it('are those of the shown transaction, even if another one is answered late', async () => {
    const late: (() => void)[] = [];
    const { show, actions } = await setUp((id) =>
      id === OTHER
        ? new Promise((resolve) => late.push(() => resolve({ ...NO_ACTIONS, decideUntil: 1 })))
        : { ...NO_ACTIONS, decideUntil: 2 },
    );
    void show(OTHER);
    await new Promise((resolve) => setTimeout(resolve));
    const back = show(ID);
    await new Promise((resolve) => setTimeout(resolve));
    late[0]?.();
    await back;
    expect(actions()).toMatchObject({ decideUntil: 2 });
  });
});

describe('a decision', () => {
  it('belongs to one transaction', async () => {
    const { answers, show, refund, state } = await setUp();
    const asked = refund(ID);
    answers[0]?.(true);
    await asked;
    expect(state()).toEqual({ _tag: 'Accepted', what: 'refund' });
    await show(OTHER);
    expect(state()).toEqual(UNDECIDED);
  });

  it('stays when the same transaction is refreshed', async () => {
    const { answers, show, goOn, state } = await setUp();
    const asked = goOn(ID);
    answers[0]?.(true);
    await asked;
    await show(ID, { updatedAt: 1, areActionsAvailable: false });
    expect(state()).toEqual({ _tag: 'Accepted', what: 'continue' });
  });

  it.each([true, false, new Error('down')])(
    'that is answered (%s) after another transaction was opened does not affect that one',
    async (answer) => {
      const { answers, show, refund, state } = await setUp();
      const asked = refund(ID);
      await Promise.all([show(OTHER), Promise.resolve().then(() => answers[0]?.(answer)), asked]);
      expect(state()).toEqual(UNDECIDED);
    },
  );

  it('that is sent late, about a transaction no longer shown, does not affect the shown one', async () => {
    const { answers, show, refund, state } = await setUp();
    await show(OTHER);
    const asked = refund(ID);
    expect(state()).toEqual(UNDECIDED);
    answers[0]?.(true);
    await asked;
    expect(state()).toEqual(UNDECIDED);
  });

  it.each([
    { rule: 'two refunds', presses: ['refund', 'refund'] as const },
    { rule: 'two continuations', presses: ['goOn', 'goOn'] as const },
    { rule: 'one of each', presses: ['refund', 'goOn'] as const },
  ])('is sent once for two presses: $rule', async ({ presses }) => {
    const page = await setUp();
    const asked = presses.map((press) => page[press](ID));
    expect(page.decide).toHaveBeenCalledTimes(1);
    page.answers.forEach((answer) => answer(false));
    await Promise.all(asked);
    expect(page.state()).toEqual({ _tag: 'Declined' });

    const again = page.refund(ID);
    expect(page.decide).toHaveBeenCalledTimes(2);
    page.answers[1]?.(true);
    await again;
  });
});
