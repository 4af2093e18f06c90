import { allSettled, createStore, fork } from 'effector';

import { networkError } from '@coinlane/shared-contracts/errors';

import { aPair, BINANCE_ADDRESS, ETHEREUM_ADDRESS } from '../../domain/swap-form/swap-form.fixture';
import type { CreateFailure, SwapDraft } from '../../domain/swap-form';
import { createStepperModel } from '.';
import type { Attempt, CreatedSwap } from '.';

const $language = createStore('en', { sid: 'test/language' });

type Ports = {
  readonly create?: (attempt: Attempt) => Promise<CreatedSwap>;
  readonly estimate?: () => Promise<never>;
  readonly kept?: SwapDraft | null;
};

const setUp = ({ create, estimate, kept = null }: Ports = {}) => {
  const drafts: (SwapDraft | null)[] = [];
  const model = createStepperModel({ $language });
  const attempts: Attempt[] = [];
  const opened: string[] = [];
  const told: string[] = [];
  let keys = 0;
  const scope = fork({
    handlers: [
      [model.settleFx, (question: unknown) => question],
      [model.fetchEstimateFx, estimate ?? (() => ({ estimatedAmount: '497.5', arrivalMinutes: '10-60' }))],
      [model.checkPayoutFx, () => ({ fault: null, alsoValidOn: [] })],
      [model.readDraftFx, () => kept],
      [model.keepDraftFx, (draft: SwapDraft | null) => drafts.push(draft)],
      [model.makeKeyFx, () => `key-${String((keys += 1))}`],
      [
        model.createSwapFx,
        (attempt: Attempt) => {
          attempts.push(attempt);
          return create?.(attempt) ?? { id: '5f0c3a', request: attempt.request };
        },
      ],
      [model.setTokensDestinationFx, ({ id }: CreatedSwap) => told.push(id)],
      [model.openSwapFx, (path: string) => opened.push(path)],
    ],
  });
  const view = () => scope.getState(model.$view);
  const send = (event: (typeof model)['confirmPressed' | 'nextPressed' | 'previousPressed' | 'toggled']) =>
    allSettled(event, { scope });
  const fill = async (token = 'now', amount = '500', address = BINANCE_ADDRESS) => {
    await allSettled(model.pairOpened, { scope, params: { pair: aPair(token), amount } });
    await allSettled(model.payoutAddressChanged, { scope, params: address });
  };
  const confirm = async () => {
    await send(model.nextPressed);
    await allSettled(model.termsAccepted, { scope, params: true });
    await allSettled(model.partnerWarningRead, { scope, params: true });
    await send(model.confirmPressed);
  };
  return { model, scope, attempts, opened, told, drafts, view, send, fill, confirm };
};

describe('the stepper', () => {
  it('continues only when the first step is complete, and goes back with the input kept', async () => {
    const { model, view, send, fill } = setUp();
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
    const { model, scope, view, send, fill } = setUp();
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
    const { model, scope, view, fill } = setUp();
    await fill();
    expect(view()?.estimate).toEqual({ amount: '497.5', arrivalMinutes: '10-60', isPending: false });
    await allSettled(model.amountChanged, { scope, params: '499' });
    expect(view()?.estimate.amount).toBeNull();
  });

  it('shows no estimate if the call fails (spec §8)', async () => {
    const { view, fill } = setUp({ estimate: () => Promise.reject(networkError('down')) });
    await fill();
    expect(view()?.estimate).toEqual({ amount: null, arrivalMinutes: null, isPending: false });
  });

  it('keeps the input if the same page is opened again, and resets it for another token', async () => {
    const { model, scope, view, fill } = setUp();
    await fill('now', '600');
    await allSettled(model.pairOpened, { scope, params: { pair: aPair('now'), amount: '' } });
    expect(view()?.form.amount).toBe('600');
    await allSettled(model.pairOpened, { scope, params: { pair: aPair('awc'), amount: '' } });
    expect(view()?.form).toMatchObject({ amount: '', payoutAddress: '' });
  });
});

describe('creating a swap', () => {
  it('sends the input and goes to the page of the swap (spec §2)', async () => {
    const { attempts, opened, told, fill, confirm } = setUp();
    await fill();
    await confirm();

    expect(attempts.map(({ request, key }) => [request.amount, request.estimate, key])).toEqual([
      ['500', '497.5', 'key-1'],
    ]);
    expect(opened).toEqual(['/swap/txs/5f0c3a']);
    expect(told).toEqual([]);
  });

  it('sends the exchange the destination of USDT on Ethereum, and goes to its page (spec §2, §7)', async () => {
    const { opened, told, fill, confirm } = setUp();
    await fill('usdt', '20', ETHEREUM_ADDRESS);
    await confirm();

    expect(told).toEqual(['5f0c3a']);
    expect(opened).toEqual(['/exchange/txs/5f0c3a']);
  });

  it('creates one swap for two presses', async () => {
    let answer: (made: CreatedSwap) => void = () => undefined;
    const { model, scope, attempts, send, fill, confirm, view } = setUp({
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
    const { model, scope, attempts, send, fill } = setUp();
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
    const { model, attempts, view, send, fill, confirm } = setUp({
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
    const { model, scope, attempts, send, fill, confirm } = setUp({ create: () => Promise.reject(failure) });
    await fill();
    await confirm();
    await send(model.previousPressed);
    await allSettled(model.amountChanged, { scope, params: '501' });
    await confirm();
    expect(attempts.map(({ key }) => key)).toEqual(['key-1', 'key-2']);
  });
});

describe('a swap form after a reload', () => {
  const failure: CreateFailure = { _tag: 'Unknown' };

  it('has its input, and retries with the key of the lost response', async () => {
    const before = setUp({ create: () => Promise.reject(failure) });
    await before.fill();
    await before.confirm();
    const kept = before.drafts.at(-1) ?? null;
    expect(kept).toMatchObject({ amount: '500', payoutAddress: BINANCE_ADDRESS });

    const after = setUp({ kept });
    const { model, scope } = after;
    await allSettled(model.pairOpened, { scope, params: { pair: aPair(), amount: '' } });
    expect(after.view()?.form).toEqual(before.view()?.form);
    await allSettled(model.makeKeyFx, { scope, params: undefined });
    expect(after.attempts).toEqual(before.attempts);
  });

  it('keeps nothing of a created swap', async () => {
    const { drafts, fill, confirm } = setUp();
    await fill();
    await confirm();
    expect(drafts.at(-1)).toBeNull();
  });

  it('is empty if the draft is for another token', async () => {
    const before = setUp();
    await before.fill('awc', '60');
    const { model, scope, view } = setUp({ kept: before.drafts.at(-1) ?? null });
    await allSettled(model.pairOpened, { scope, params: { pair: aPair(), amount: '' } });
    expect(view()?.form).toMatchObject({ amount: '', payoutAddress: '' });
  });
});
