import { allSettled, createStore, createWatch } from 'effector';

import { orderFingerprint } from './attempt';
import { edited, orderEnded, request, model, created, setUp, press, keysOf } from './creation-stage.fixture';

describe('the same form after an order', () => {
  it('is the created order until it ends, then it is a new one', async () => {
    const { scope, sent, renewed } = setUp(() => created);
    const found = jest.fn();
    createWatch({ unit: model.existingOrderFound, fn: found, scope });
    await press(scope);
    await press(scope);
    expect([sent.mock.calls.length, found.mock.calls.length]).toEqual([1, 1]);

    await allSettled(orderEnded, { scope, params: 'another' });
    expect(renewed).not.toHaveBeenCalled();
    await allSettled(orderEnded, { scope, params: created.transactionId });
    await press(scope);
    expect(keysOf(sent)).toEqual(['form-1', 'form-2']);
  });
});

describe('a form that was ordered', () => {
  it('stays that order: going back and pressing again creates no second one', async () => {
    const { scope, sent } = setUp(() => created);
    const $found = createStore('', { sid: 'test/found' }).on(model.existingOrderFound, (_, id) => id);
    await press(scope);
    await press(scope);
    expect(sent).toHaveBeenCalledTimes(1);
    expect(scope.getState($found)).toBe(created.transactionId);
    expect(scope.getState(model.$view)).toEqual({ _tag: 'Editing' });
  });

  it('is another order after an edit', async () => {
    const { scope, sent, renewed } = setUp(() => created);
    await press(scope);
    await allSettled(edited, { scope, params: null });
    await allSettled(edited, { scope, params: null });
    expect(renewed).toHaveBeenCalledTimes(1);
    await press(scope);
    expect(keysOf(sent)).toEqual(['form-1', 'form-2']);
  });

  it('finds the order that another tab created', async () => {
    const done = { key: 'form-1', mark: orderFingerprint(request), transactionId: 'made-there' };
    const { scope, sent, written } = setUp(() => created, null, done);
    await press(scope);
    expect(sent).not.toHaveBeenCalled();
    expect(written).not.toHaveBeenCalledWith(expect.objectContaining({ request }));
  });
});
