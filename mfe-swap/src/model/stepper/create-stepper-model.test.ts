import { allSettled } from 'effector';

import { networkError } from '@coinlane/shared-contracts/errors';

import { aPair, BINANCE_ADDRESS, ETHEREUM_ADDRESS } from '../../domain/swap-form/swap-form.fixture';
import type { CreateFailure } from '../../domain/swap-form';
import type { CreatedSwap } from '.';
import { setUpStepper } from './stepper.fixture';

describe('the stepper', () => {
  it('continues only when the first step is complete, and goes back with the input kept', async () => {
    const { model, view, send, fill } = setUpStepper();
    await fill('now', '499');
    await send(model.nextPressed);
    expect(view()?.step).toBe(0);

    await fill('awc');
    await send(model.nextPressed);
    expect(view()?.step).toBe(1);
    await send(model.previousPressed);
    await send(model.previousPressed);
    expect(view()).toMatchObject({ step: 0, form: { payoutAddress: BINANCE_ADDRESS } });
  });

  it('allows a click back from the confirmation only (spec §2)', async () => {
    const { model, scope, view, send, fill } = setUpStepper();
    await fill();
    await allSettled(model.stepClicked, { scope, params: 1 });
    expect(view()?.step).toBe(0);
    await send(model.nextPressed);
    await allSettled(model.stepClicked, { scope, params: 2 });
    expect(view()?.step).toBe(1);
    await allSettled(model.stepClicked, { scope, params: 0 });
    expect(view()?.step).toBe(0);
  });

  it('shows an estimate for a valid amount only (spec §8)', async () => {
    const { model, scope, view, fill } = setUpStepper();
    await fill();
    expect(view()?.estimate).toEqual({ amount: '497.5', arrivalMinutes: '10-60', isPending: false });
    await allSettled(model.amountChanged, { scope, params: '499' });
    expect(view()?.estimate.amount).toBeNull();
  });

  it('shows no estimate if the call fails (spec §8)', async () => {
    const { view, fill } = setUpStepper({ estimate: () => Promise.reject(networkError('down')) });
    await fill();
    expect(view()?.estimate).toEqual({ amount: null, arrivalMinutes: null, isPending: false });
  });

  it('keeps the input if the same page is opened again, and resets it for another token', async () => {
    const { model, scope, view, fill } = setUpStepper();
    await fill('now', '600');
    await allSettled(model.pairOpened, { scope, params: { pair: aPair('now'), amount: '' } });
    expect(view()?.form.amount).toBe('600');
    await allSettled(model.pairOpened, { scope, params: { pair: aPair('awc'), amount: '' } });
    expect(view()?.form).toMatchObject({ amount: '', payoutAddress: '' });
  });
});

describe('creating a swap', () => {
  it('sends the input and goes to the page of the swap (spec §2)', async () => {
    const { attempts, opened, told, fill, confirm } = setUpStepper();
    await fill();
    await confirm();

    expect(attempts.map(({ request, key }) => [request.amount, request.estimate, key])).toEqual([
      ['500', '497.5', 'key-1'],
    ]);
    expect(opened).toEqual(['/swap/txs/5f0c3a']);
    expect(told).toEqual([]);
  });

  it('sends the exchange the destination of USDT on Ethereum, and goes to its page (spec §2, §7)', async () => {
    const { opened, told, fill, confirm } = setUpStepper();
    await fill('usdt', '20', ETHEREUM_ADDRESS);
    await confirm();

    expect(told).toEqual(['5f0c3a']);
    expect(opened).toEqual(['/exchange/txs/5f0c3a']);
  });

  it('creates one swap for two presses', async () => {
    let answer: (made: CreatedSwap) => void = () => undefined;
    const { model, scope, attempts, send, fill, confirm, view } = setUpStepper({
      create: () => new Promise((resolve) => (answer = resolve)),
    });
    await fill();
    const first = confirm();
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(view()?.creation).toMatchObject({ isCreating: true, canConfirm: false });
    const second = send(model.confirmPressed);
    const [attempt] = attempts;
    if (attempt === undefined) throw new Error('nothing was sent');
    answer({ id: '5f0c3a', request: attempt.request });
    await Promise.all([first, second]);

    expect(attempts).toHaveLength(1);
    expect(scope.getState(model.createSwapFx.pending)).toBe(false);
  });

  it('does nothing before the terms are accepted, or a partner warning is read', async () => {
    const { model, scope, attempts, send, fill } = setUpStepper();
    await fill('ava', '10');
    await send(model.nextPressed);
    await send(model.confirmPressed);
    await allSettled(model.termsAccepted, { scope, params: true });
    await send(model.confirmPressed);
    expect(attempts).toEqual([]);
  });

  it('reports a failure, stays disabled until the input changes, and keeps the key for the same swap', async () => {
    const failure: CreateFailure = { _tag: 'ServerSaid', message: 'Not today' };
    let isDown = true;
    const { model, attempts, view, send, fill, confirm } = setUpStepper({
      create: ({ request }) =>
        isDown ? Promise.reject(failure) : Promise.resolve({ id: '5f0c3a', request }),
    });
    await fill();
    await confirm();
    expect(view()).toMatchObject({ step: 1, creation: { failure, canConfirm: false } });
    expect(view()?.form.payoutAddress).toBe(BINANCE_ADDRESS);

    await send(model.confirmPressed);
    expect(attempts).toHaveLength(1);

    isDown = false;
    await send(model.previousPressed);
    await confirm();
    expect(attempts.map(({ key }) => key)).toEqual(['key-1', 'key-1']);
  });

  it('uses a new key for another swap', async () => {
    const failure: CreateFailure = { _tag: 'Unknown' };
    const { model, scope, attempts, send, fill, confirm } = setUpStepper({
      create: () => Promise.reject(failure),
    });
    await fill();
    await confirm();
    await send(model.previousPressed);
    await allSettled(model.amountChanged, { scope, params: '501' });
    await confirm();
    expect(attempts.map(({ key }) => key)).toEqual(['key-1', 'key-2']);
  });
});
