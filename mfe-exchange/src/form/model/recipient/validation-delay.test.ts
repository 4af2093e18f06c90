import { allSettled, createEvent, createStore, fork } from 'effector';

import type { Pair } from '../../domain/pair';
import { INITIAL_AMOUNTS } from '../amount';
import type { Amounts } from '../amount';
import { createRecipientFieldsModel } from './create-recipient-fields-model';

const AMOUNTS: Amounts = { ...INITIAL_AMOUNTS, sendText: '' };
const model = createRecipientFieldsModel({
  $pair: createStore<Pair | null>(null),
  amounts: {
    $amounts: createStore(AMOUNTS),
    $canPromise: createStore(false),
    receiveChosen: createEvent<string>(),
    amountsRestored: createEvent<Amounts>(),
  },
  sidesSwapped: createEvent<unknown>(),
});

beforeAll(() => {
  jest.useFakeTimers();
});
afterAll(() => {
  jest.useRealTimers();
});

describe('"A field is marked validated only after a pause in typing" (spec §5 "Validation delay")', () => {
  it.each([
    { field: 'recipient', settlesMs: 3000, rule: 'recipient address 3000 ms' },
    { field: 'extraId', settlesMs: 800, rule: 'extra id 800 ms' },
    { field: 'refundAddress', settlesMs: 3000, rule: 'refund address 3000 ms' },
    { field: 'refundExtraId', settlesMs: 800, rule: 'its extra ID like the other' },
    { field: 'email', settlesMs: 800, rule: 'the e-mail like the extra id' },
  ] as const)('$rule', async ({ field, settlesMs }) => {
    const scope = fork();
    const isSettled = () => scope.getState(model.$settled)[field];
    const first = allSettled(model.fieldTyped, { scope, params: { field, text: 'a' } });
    await jest.advanceTimersByTimeAsync(settlesMs - 1);
    expect(isSettled()).toBe(false);
    // more typing restarts the pause
    const second = allSettled(model.fieldTyped, { scope, params: { field, text: 'ab' } });
    await jest.advanceTimersByTimeAsync(settlesMs - 1);
    expect(isSettled()).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(isSettled()).toBe(true);
    await Promise.all([first, second]);
  });

  it('a pasted text has no delay, nor a field on blur', async () => {
    const scope = fork();
    void allSettled(model.fieldTyped, {
      scope,
      params: { field: 'refundAddress', text: 'a', isPaste: true },
    });
    expect(scope.getState(model.$settled).refundAddress).toBe(true);
    void allSettled(model.fieldLeft, { scope, params: 'email' });
    expect(scope.getState(model.$settled).email).toBe(true);
    await jest.advanceTimersByTimeAsync(5000);
  });
});
