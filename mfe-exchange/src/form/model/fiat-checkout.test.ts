import { allSettled, createEvent, fork } from 'effector';
import type { Scope } from 'effector';

import { createFiatCheckoutModel } from './fiat-checkout';
import type { FiatCheckout } from './fiat-checkout';

const secondPassed = createEvent();
const model = createFiatCheckoutModel({ secondPassed });

const ALLOWED: FiatCheckout = {
  transactionId: '4496229738',
  checkout: { _tag: 'Allowed', url: 'https://pay.example/checkout?tid=4496229738', host: 'pay.example' },
};
const REFUSED: FiatCheckout = {
  transactionId: '4496229738',
  checkout: { _tag: 'Refused', host: 'evil.example' },
};

const setUp = () => {
  const left = jest.fn((url: string) => url);
  return { left, scope: fork({ handlers: [[model.leaveFx, left]] }) };
};
const pass = async (scope: Scope, seconds: number): Promise<void> => {
  for (let second = 0; second < seconds; second += 1) await allSettled(secondPassed, { scope });
};
const open = (scope: Scope, params: FiatCheckout) => allSettled(model.opened, { scope, params });

describe('the fiat dialog (spec §4 "Fiat dialog": shown or hidden, starts at 5, decrements, resets to 5)', () => {
  it('is hidden at first, and does not count', async () => {
    const { scope, left } = setUp();
    await pass(scope, 9);
    expect(scope.getState(model.$view)).toEqual({ _tag: 'Hidden' });
    expect(left).not.toHaveBeenCalled();
  });

  it('starts at 5 and decrements', async () => {
    const { scope } = setUp();
    await open(scope, ALLOWED);
    expect(scope.getState(model.$view)).toEqual({ _tag: 'Leaving', host: 'pay.example', secondsLeft: 5 });
    await pass(scope, 3);
    expect(scope.getState(model.$view)).toMatchObject({ secondsLeft: 2 });
  });

  it('leaves once, for the allowed URL, at the end of the countdown', async () => {
    const { scope, left } = setUp();
    await open(scope, ALLOWED);
    await pass(scope, 4);
    expect(left).not.toHaveBeenCalled();
    await pass(scope, 4);
    expect(left.mock.calls).toEqual([['https://pay.example/checkout?tid=4496229738']]);
    expect(scope.getState(model.$view)).toEqual({ _tag: 'Hidden' });
  });

  it('leaves immediately when the user continues', async () => {
    const { scope, left } = setUp();
    await open(scope, ALLOWED);
    await allSettled(model.continued, { scope });
    expect(left).toHaveBeenCalledTimes(1);
  });

  it('hides and resets to 5 when the user dismisses it', async () => {
    const { scope, left } = setUp();
    await open(scope, ALLOWED);
    await pass(scope, 3);
    await allSettled(model.dismissed, { scope });
    expect(scope.getState(model.$view)).toEqual({ _tag: 'Hidden' });
    await pass(scope, 6);
    expect(left).not.toHaveBeenCalled();

    await open(scope, ALLOWED);
    expect(scope.getState(model.$view)).toMatchObject({ secondsLeft: 5 });
  });

  it('refuses an unknown host, and never leaves', async () => {
    const { scope, left } = setUp();
    await open(scope, REFUSED);
    await pass(scope, 9);
    await allSettled(model.continued, { scope });
    expect(left).not.toHaveBeenCalled();
    expect(scope.getState(model.$view)).toEqual({
      _tag: 'Refused',
      host: 'evil.example',
      transactionId: '4496229738',
    });
  });
});
