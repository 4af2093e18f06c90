import { allSettled } from 'effector';

import { aPair, BINANCE_ADDRESS } from '../../domain/swap-form/swap-form.fixture';
import { emptyForm } from '../../domain/swap-form';
import type { CreateFailure } from '../../domain/swap-form';
import { setUpStepper } from './stepper.fixture';

describe('a swap form after a reload', () => {
  const failure: CreateFailure = { _tag: 'Unknown' };

  it('has its input, and retries with the key of the lost response', async () => {
    const before = setUpStepper({ create: () => Promise.reject(failure) });
    await before.fill();
    await before.confirm();
    const kept = before.drafts.at(-1) ?? null;
    expect(kept).toMatchObject({ amount: '500', payoutAddress: BINANCE_ADDRESS });

    const after = setUpStepper({ kept });
    const { model, scope } = after;
    await allSettled(model.pairOpened, { scope, params: { pair: aPair(), amount: '' } });
    expect(after.view()?.form).toEqual(before.view()?.form);
    await allSettled(model.makeKeyFx, { scope, params: undefined });
    expect(after.attempts).toEqual(before.attempts);
  });

  it('retries with that key also if the browser restored the fields before the page started', async () => {
    const before = setUpStepper({ create: () => Promise.reject(failure) });
    await before.fill();
    await before.confirm();
    const kept = before.drafts.at(-1) ?? null;

    const after = setUpStepper({ kept, served: emptyForm(aPair(), '') });
    const { model, scope } = after;
    await allSettled(model.amountChanged, { scope, params: '500' });
    await allSettled(model.payoutAddressChanged, { scope, params: BINANCE_ADDRESS });
    expect(after.drafts).toEqual([]);
    await allSettled(model.pairOpened, { scope, params: { pair: aPair(), amount: '' } });
    expect(after.drafts).toEqual([kept]);
    await after.confirm();
    expect(after.attempts).toEqual(before.attempts);
  });

  it('keeps nothing of a created swap', async () => {
    const { drafts, fill, confirm } = setUpStepper();
    await fill();
    await confirm();
    expect(drafts.at(-1)).toBeNull();
  });

  it('is empty if the draft is for another token', async () => {
    const before = setUpStepper();
    await before.fill('awc', '60');
    const { model, scope, view } = setUpStepper({ kept: before.drafts.at(-1) ?? null });
    await allSettled(model.pairOpened, { scope, params: { pair: aPair(), amount: '' } });
    expect(view()?.form).toMatchObject({ amount: '', payoutAddress: '' });
  });
});
