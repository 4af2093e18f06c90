import { allSettled, createEvent, createStore, fork } from 'effector';

import { checkForm } from '../../domain/swap-form';
import type { SwapForm } from '../../domain/swap-form';
import { aForm, BINANCE_ADDRESS } from '../../domain/swap-form/swap-form.fixture';
import { createAddressCheck } from './create-address-check';

const setUp = async () => {
  const changed = createEvent<Partial<SwapForm>>();
  const $form = createStore<SwapForm | null>(aForm({ payoutAddress: '' })).on(changed, (form, change) =>
    form === null ? null : { ...form, ...change },
  );
  const model = createAddressCheck($form);
  const scope = fork({
    handlers: [[model.checkPayoutFx, () => ({ fault: null, alsoValidOn: ['Bitcoin Cash'] })]],
  });
  const change = (params: Partial<SwapForm>) => allSettled(changed, { scope, params });
  await change({ payoutAddress: BINANCE_ADDRESS });
  return {
    change,
    confirm: () => allSettled(model.payoutConfirmed, { scope }),
    verdict: () =>
      checkForm(scope.getState($form) ?? aForm(), 'en', scope.getState(model.$checked)).payoutAddress,
  };
};

describe('a payout address that is valid on another chain too', () => {
  it('is asked about once, also if the amount changes afterwards', async () => {
    const { change, confirm, verdict } = await setUp();
    expect(verdict()).toBe('ambiguous');
    await confirm();
    expect(verdict()).toBe('fine');
    await change({ amount: '600' });
    expect(verdict()).toBe('fine');
  });

  it('is asked about again if it changes', async () => {
    const { change, confirm, verdict } = await setUp();
    await confirm();
    await change({ payoutAddress: 'bnb1grpf0955h0ykzq3ar5nmum7y6gdfl6lxfn46h2' });
    expect(verdict()).toBe('ambiguous');
  });
});
