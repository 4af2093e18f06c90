import { allSettled, fork } from 'effector';

import type { Plan } from '../domain/plan';
import { threePlans } from '../domain/plan.fixture';
import { aRefusal } from '../domain/refusal.fixture';
import { createPlanModel } from './plan';

const model = createPlanModel();
const [, plus] = threePlans;

const scopeChanging = (change: (plan: Plan) => Promise<{ level: string; nextBillingAtMs: number | null }>) =>
  fork({
    handlers: [
      [model.plans.executeFx, () => threePlans],
      [model.subscription.executeFx, () => ({ level: 'free', nextBillingAtMs: null })],
      [model.holdings.executeFx, () => []],
      [model.change.executeFx, change],
    ],
  });

describe('changing the plan', () => {
  it('needs a confirmation, and then shows the new plan with its next billing', async () => {
    const scope = scopeChanging(({ level }) => Promise.resolve({ level, nextBillingAtMs: 5 }));
    await allSettled(model.opened, { scope });
    await allSettled(model.planPicked, { scope, params: plus });
    expect(scope.getState(model.$picked)).toEqual(plus);
    await allSettled(model.change.start, { scope, params: plus });

    expect(scope.getState(model.subscription.$query)).toMatchObject({
      value: { level: 'plus', nextBillingAtMs: 5 },
    });
    expect(scope.getState(model.$picked)).toBeNull();
  });

  it('shows the new price in the dialog if it has changed', async () => {
    let price = plus.price;
    const scope = fork({
      handlers: [
        [model.plans.executeFx, () => [{ ...plus, price }]],
        [model.change.executeFx, () => Promise.reject(aRefusal('amount_changed', 'price'))],
      ],
    });
    await allSettled(model.plans.start, { scope, params: undefined });
    await allSettled(model.planPicked, { scope, params: plus });
    price = '12';
    await allSettled(model.change.start, { scope, params: plus });

    expect(scope.getState(model.$picked)).toEqual({ ...plus, price: '12' });
  });

  it('keeps the dialog open if the balance is too low', async () => {
    const scope = scopeChanging(() => Promise.reject(aRefusal('not_enough_balance', 'level')));
    await allSettled(model.opened, { scope });
    await allSettled(model.planPicked, { scope, params: plus });
    await allSettled(model.change.start, { scope, params: plus });

    expect(scope.getState(model.$picked)).toEqual(plus);
    expect(scope.getState(model.change.$mutation)).toMatchObject({ _tag: 'Failed' });
  });
});
