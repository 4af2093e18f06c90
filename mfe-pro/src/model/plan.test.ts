import { allSettled, fork } from 'effector';

import { threePlans } from '../domain/plan.fixture';
import { aRefusal } from '../domain/refusal.fixture';
import { createPlanModel } from './plan';

const model = createPlanModel();
const [, plus] = threePlans;

const scopeChanging = (
  change: (level: string) => Promise<{ level: string; nextBillingAtMs: number | null }>,
) =>
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
    const scope = scopeChanging((level) => Promise.resolve({ level, nextBillingAtMs: 5 }));
    await allSettled(model.opened, { scope });
    await allSettled(model.planPicked, { scope, params: plus });
    expect(scope.getState(model.$picked)).toEqual(plus);
    await allSettled(model.change.start, { scope, params: 'plus' });

    expect(scope.getState(model.subscription.$query)).toMatchObject({
      value: { level: 'plus', nextBillingAtMs: 5 },
    });
    expect(scope.getState(model.$picked)).toBeNull();
  });

  it('keeps the dialog open if the balance is too low', async () => {
    const scope = scopeChanging(() => Promise.reject(aRefusal('not_enough_balance', 'level')));
    await allSettled(model.opened, { scope });
    await allSettled(model.planPicked, { scope, params: plus });
    await allSettled(model.change.start, { scope, params: 'plus' });

    expect(scope.getState(model.$picked)).toEqual(plus);
    expect(scope.getState(model.change.$mutation)).toMatchObject({ _tag: 'Failed' });
  });
});
