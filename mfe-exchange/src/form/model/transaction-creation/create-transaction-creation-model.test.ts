import type { CreatedTransaction } from '../../domain/transaction-creation';
import { allSettled, createStore } from 'effector';

import {
  everythingSettled,
  edited,
  checkUnavailable,
  request,
  model,
  created,
  unknownFate,
  refused,
  setUp,
  press,
  become,
  keysOf,
} from './creation-stage.fixture';

describe('one press creates one order', () => {
  it('sends one order for two presses', async () => {
    const { scope, sent } = setUp(() => Promise.resolve(created));
    await Promise.all([press(scope), press(scope)]);
    expect(keysOf(sent)).toEqual(['form-1']);
    expect(scope.getState(model.$view)).toEqual({ _tag: 'Editing' });
  });

  it('reports that the address rules failed to load, and can be pressed again', async () => {
    const { scope, sent } = setUp(() => created);
    await become(scope, { _tag: 'Waiting' });
    await press(scope);
    expect(scope.getState(model.$view)).toEqual({ _tag: 'Checking' });
    await allSettled(checkUnavailable, { scope });
    expect(scope.getState(model.$view)).toMatchObject({ _tag: 'Failed', isOutcomeUnknown: false });
    expect(sent).not.toHaveBeenCalled();

    await press(scope);
    await become(scope, { _tag: 'Ready', request });
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('ignores rules that failed to load before a press', async () => {
    const { scope } = setUp(() => created);
    await allSettled(checkUnavailable, { scope });
    expect(scope.getState(model.$view)).toEqual({ _tag: 'Editing' });
  });

  it('disables the button while the order is being sent', async () => {
    let finish: ((reply: CreatedTransaction) => void) | undefined;
    const { scope, sent } = setUp(() => new Promise((resolve) => (finish = resolve)));
    const first = press(scope);
    await Promise.resolve();
    expect(scope.getState(model.$view)).toEqual({ _tag: 'Creating' });
    const second = press(scope);
    finish?.(created);
    await Promise.all([first, second]);
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('waits for a running check, then sends automatically', async () => {
    const { scope, sent } = setUp(() => created);
    await become(scope, { _tag: 'Waiting' });
    await press(scope);
    expect(scope.getState(model.$view)).toEqual({ _tag: 'Checking' });
    expect(sent).not.toHaveBeenCalled();

    await become(scope, { _tag: 'Ready', request });
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('stops waiting when the user changes the form', async () => {
    const { scope, sent } = setUp(() => created);
    await become(scope, { _tag: 'Waiting' });
    await press(scope);
    await allSettled(edited, { scope, params: null });
    await become(scope, { _tag: 'Ready', request });
    expect(sent).not.toHaveBeenCalled();
    expect(scope.getState(model.$view)).toEqual({ _tag: 'Editing' });
  });

  it('waits until every field is checked', async () => {
    const { scope, sent } = setUp(() => created);
    const $settled = createStore(0, { sid: 'test/settled' }).on(everythingSettled, (count) => count + 1);
    await press(scope);
    expect(scope.getState($settled)).toBe(1);
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('shows the problems after a press, and sends nothing', async () => {
    const { scope, sent } = setUp(() => created);
    const reasons = [{ _tag: 'RecipientEmpty' }] as const;
    await become(scope, { _tag: 'Blocked', reasons });
    expect(scope.getState(model.$view)).toEqual({ _tag: 'Editing' });
    await press(scope);
    expect(scope.getState(model.$view)).toEqual({ _tag: 'Blocked', problems: reasons });
    expect(sent).not.toHaveBeenCalled();
  });

  it('counts the blocked presses, not the changing problems', async () => {
    const { scope } = setUp(() => created);
    await become(scope, { _tag: 'Blocked', reasons: [{ _tag: 'RecipientEmpty' }] });
    await press(scope);
    await become(scope, { _tag: 'Blocked', reasons: [{ _tag: 'OwnTermsUnaccepted' }] });
    expect(scope.getState(model.$refusals)).toBe(1);
    await press(scope);
    expect(scope.getState(model.$refusals)).toBe(2);
  });
});

describe('an order of unknown outcome', () => {
  it('keeps its key for the next press, and is stored', async () => {
    const { scope, sent, written } = setUp(() => Promise.reject(unknownFate));
    await press(scope);
    expect(scope.getState(model.$view)).toEqual({
      _tag: 'Failed',
      problem: unknownFate,
      isOutcomeUnknown: true,
    });
    await press(scope);
    expect(keysOf(sent)).toEqual(['form-1', 'form-1']);
    expect(written).toHaveBeenLastCalledWith({ request: { ...request, idempotencyKey: 'form-1' } });
  });

  it('is never resent automatically', async () => {
    const { scope, sent } = setUp(() => Promise.reject(unknownFate));
    await press(scope);
    await become(scope, { _tag: 'Waiting' });
    await become(scope, { _tag: 'Ready', request });
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('is restored after a reload', async () => {
    const stored = { request: { ...request, idempotencyKey: 'before' } };
    const { scope, sent, written } = setUp(() => created, stored);
    await allSettled(model.started, { scope });
    await press(scope);
    expect(keysOf(sent)).toEqual(['before']);
    expect(written).toHaveBeenLastCalledWith(null);
  });

  it('is replaced by another order with its own key', async () => {
    const { scope, sent } = setUp(() => Promise.reject(unknownFate));
    await press(scope);
    await become(scope, { _tag: 'Ready', request: { ...request, fromAmount: '7' } });
    await press(scope);
    expect(keysOf(sent)).toEqual(['form-1', 'key-2']);
  });
});

describe('an order that was refused', () => {
  it('gets a new key for the next attempt, and its message disappears with the next edit', async () => {
    const { scope, sent } = setUp(() => Promise.reject(refused));
    await press(scope);
    expect(scope.getState(model.$view)).toEqual({
      _tag: 'Failed',
      problem: refused,
      isOutcomeUnknown: false,
    });
    await press(scope);
    expect(keysOf(sent)).toEqual(['form-1', 'form-2']);

    await allSettled(edited, { scope, params: null });
    expect(scope.getState(model.$view)).toEqual({ _tag: 'Editing' });
  });
});
