import { allSettled, fork } from 'effector';

import { fiatModeModel } from './fiat-mode';
import { paymentChoiceModel } from './payment-choice';

it('a sale does not keep the way to pay of a purchase, but the country', async () => {
  const scope = fork();
  await allSettled(paymentChoiceModel.picked, { scope, params: { kind: 'card', country: 'DE' } });
  await allSettled(fiatModeModel.kindPicked, { scope, params: 'sell' });
  expect(scope.getState(paymentChoiceModel.$choice)).toEqual({ kind: '', country: 'DE' });
});
