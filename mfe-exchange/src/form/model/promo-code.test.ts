import { allSettled, createEvent, createStore, fork } from 'effector';
import type { Scope } from 'effector';

import { networkError } from '@coinlane/shared-contracts/errors';

import { createPromoCodeModel } from './promo-code';

const fiatModeChanged = createEvent<boolean>();
const model = createPromoCodeModel({
  $isFiatMode: createStore(false, { sid: 'test/promo/fiat' }).on(fiatModeChanged, (_, it) => it),
});
const scopeChecking = (check: (code: string) => boolean | Promise<boolean>) => {
  const checked = jest.fn(check);
  return { checked, scope: fork({ handlers: [[model.checkPromoCodeFx, checked]] }) };
};
const apply = async (scope: Scope, text: string) => {
  await allSettled(model.typed, { scope, params: text });
  await allSettled(model.applied, { scope });
};

describe('the promo code (spec §6)', () => {
  it('is checked in upper case, and applied if it is valid', async () => {
    const { scope, checked } = scopeChecking(() => true);
    await apply(scope, ' november ');
    expect(checked.mock.calls).toEqual([['NOVEMBER']]);
    expect(scope.getState(model.$view)).toEqual({ _tag: 'Valid', code: 'NOVEMBER' });
    expect(scope.getState(model.$active)).toBe('NOVEMBER');
  });

  it('is set, but not applied, if it is not valid', async () => {
    const { scope } = scopeChecking(() => false);
    await apply(scope, 'SUMMER');
    expect(scope.getState(model.$view)).toEqual({ _tag: 'Invalid' });
    expect(scope.getState(model.$active)).toBeNull();
    expect(scope.getState(model.$promoCode)).toEqual({ code: 'SUMMER', isValid: false });
  });

  it('is not applied in fiat mode, and is again outside of it', async () => {
    const { scope } = scopeChecking(() => true);
    await apply(scope, 'NOVEMBER');
    await allSettled(fiatModeChanged, { scope, params: true });
    expect(scope.getState(model.$active)).toBeNull();
    await allSettled(fiatModeChanged, { scope, params: false });
    expect(scope.getState(model.$active)).toBe('NOVEMBER');
  });

  it('reports a failed check, and applies nothing', async () => {
    const { scope } = scopeChecking(() => Promise.reject(networkError('down')));
    await apply(scope, 'NOVEMBER');
    expect(scope.getState(model.$view)).toEqual({ _tag: 'Failed', failure: { _tag: 'Offline' } });
    expect(scope.getState(model.$promoCode)).toBeNull();
  });

  it('is empty without text, and removed with the text', async () => {
    const { scope, checked } = scopeChecking(() => true);
    await apply(scope, '  ');
    expect(checked).not.toHaveBeenCalled();
    await apply(scope, 'NOVEMBER');
    await allSettled(model.removed, { scope });
    expect([scope.getState(model.$text), scope.getState(model.$active)]).toEqual(['', null]);
  });

  it('ignores the result for an edited text', async () => {
    let answer: (isValid: boolean) => void = () => undefined;
    const { scope } = scopeChecking(() => new Promise((resolve) => (answer = resolve)));
    await allSettled(model.typed, { scope, params: 'NOVEMBER' });
    const checking = allSettled(model.applied, { scope });
    const typing = allSettled(model.typed, { scope, params: 'NOVEMBE' });
    answer(true);
    await Promise.all([checking, typing]);
    expect(scope.getState(model.$active)).toBeNull();
  });
});
