import { allSettled, fork } from 'effector';

import type { PaymentChoice } from '../domain/payment-method';
import { fiatModeModel } from './fiat-mode';
import { paymentChoiceModel } from './payment-choice';

const { $choice, picked, readChoiceFx, started, writeChoiceFx } = paymentChoiceModel;

const open = (stored: PaymentChoice | null = null) => {
  const written: PaymentChoice[] = [];
  const scope = fork({
    handlers: [
      [readChoiceFx, () => stored],
      [writeChoiceFx, (choice: PaymentChoice) => written.push(choice)],
    ],
  });
  return { scope, written };
};

describe('the way to pay', () => {
  it('a sale does not keep the way to pay of a purchase, but the country', async () => {
    const { scope, written } = open();
    await allSettled(picked, { scope, params: { kind: 'card', country: 'DE' } });
    await allSettled(fiatModeModel.kindPicked, { scope, params: 'sell' });
    expect(scope.getState($choice)).toEqual({ kind: '', country: 'DE' });
    expect(written).toEqual([
      { kind: 'card', country: 'DE' },
      { kind: '', country: 'DE' },
    ]);
  });

  it.each([
    { rule: 'a stored choice is restored', stored: { kind: 'bank-transfer', country: 'DE' } },
    { rule: 'nothing stored: the usual way', stored: null },
  ])('$rule', async ({ stored }) => {
    const { scope, written } = open(stored);
    await allSettled(started, { scope });
    expect(scope.getState($choice)).toEqual(stored ?? { kind: '', country: '' });
    expect(written).toEqual([]);
  });

  it('a choice made before the stored one is read takes precedence', async () => {
    const { scope } = open({ kind: 'bank-transfer', country: 'DE' });
    await allSettled(picked, { scope, params: { kind: 'card' } });
    await allSettled(started, { scope });
    expect(scope.getState($choice)).toEqual({ kind: 'card', country: '' });
  });
});
