import { allSettled, createStore, fork } from 'effector';

import { createClockModel } from './clock';

const setUp = () => {
  const model = createClockModel();
  const $seen = createStore<readonly number[]>([]).on(model.awakeTicked, (seen, now) => [...seen, now]);
  return { model, $seen, scope: fork() };
};

describe('the clock model', () => {
  it("has the server's time", async () => {
    const { model, scope } = setUp();
    await allSettled(model.ticked, { scope, params: 1000 });
    expect(scope.getState(model.$now)).toBe(1000);
  });

  it.each([
    { presence: { isVisible: false, isOnline: true }, because: 'the tab is hidden' },
    { presence: { isVisible: true, isOnline: false }, because: 'the device is offline' },
  ])('stops ticks while $because, and resumes afterwards', async ({ presence }) => {
    const { model, $seen, scope } = setUp();
    await allSettled(model.presenceChanged, { scope, params: presence });
    await allSettled(model.ticked, { scope, params: 1000 });
    expect(scope.getState($seen)).toEqual([]);

    await allSettled(model.presenceChanged, { scope, params: { isVisible: true, isOnline: true } });
    await allSettled(model.ticked, { scope, params: 2000 });
    expect(scope.getState($seen)).toEqual([2000]);
  });
});
