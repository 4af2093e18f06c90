import { allSettled } from 'effector';

import { aPair, BINANCE_ADDRESS } from '../../domain/swap-form/swap-form.fixture';
import { emptyForm } from '../../domain/swap-form';
import type { CreateFailure } from '../../domain/swap-form';
import type { CreatedSwap } from '.';
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
    await allSettled(model.readKeysFx, { scope, params: undefined });
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

  it('continues the swap of another tab whose reply is lost or pending', async () => {
    const browser = { draft: null };
    let answer: (swap: CreatedSwap) => void = () => undefined;
    const pending = new Promise<CreatedSwap>((resolve) => {
      answer = resolve;
    });
    const one = setUpStepper({ browser, create: () => pending });
    const lost = () => Promise.reject(failure);
    const other = setUpStepper({ browser, newKey: 'other-key', create: lost });
    await one.fill();
    await other.fill();
    const confirmed = one.confirm();
    await other.confirm();
    expect(other.attempts).toEqual(one.attempts);
    for (const { request } of one.attempts) answer({ id: '5f0c3a', request });
    await confirmed;
  });

  it('continues its own swap after a reload, also if another tab has edited the form', async () => {
    const browser = { draft: null };
    const before = setUpStepper({ browser, create: () => Promise.reject(failure) });
    const other = setUpStepper({ browser });
    await other.fill('awc', '60');
    await before.fill();
    await before.confirm();
    await allSettled(other.model.amountChanged, { scope: other.scope, params: '' });
    await allSettled(other.model.payoutAddressChanged, { scope: other.scope, params: '' });

    const after = setUpStepper({ browser, newKey: 'other-key' });
    await after.fill();
    await after.confirm();
    expect(after.attempts).toEqual(before.attempts);
  });

  it('creates a second swap that is confirmed after the first one is made', async () => {
    const browser = { draft: null };
    const [one, other] = [setUpStepper({ browser }), setUpStepper({ browser, newKey: 'other-key' })];
    await one.fill();
    await other.fill();
    await one.confirm();
    await other.confirm();
    expect([...one.attempts, ...other.attempts].map(({ key }) => key)).toEqual(['key-1', 'other-key']);
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
