import { allSettled, fork } from 'effector';

import type { PaymentPlan } from '../domain/payment-plan';
import type { Wallet, WalletFailure } from '../domain/wallet';
import { createWalletPaymentModel } from './wallet-payment';
import type { PaymentRecord } from './wallet-payment';

const wallet: Wallet = { id: 'io.wallet', name: 'Wallet', icon: null, networks: ['eth'], canPay: true };
const READY: PaymentPlan = {
  _tag: 'Ready',
  asset: { network: 'eth', contract: null, decimals: null },
  to: '0x1',
  amount: '1.5',
};

const setUp = async ({
  plan = () => READY,
  store = () => undefined,
  pay = () => Promise.resolve('0xhash'),
  record = null,
  stored = () => record,
}: {
  readonly plan?: () => PaymentPlan | Promise<PaymentPlan>;
  readonly store?: (record: PaymentRecord | null) => unknown;
  readonly pay?: () => Promise<string>;
  readonly record?: PaymentRecord | null;
  /** The stored record, which another tab may have changed. */
  readonly stored?: () => PaymentRecord | null;
} = {}) => {
  const model = createWalletPaymentModel();
  const paid = jest.fn(pay);
  const written = jest.fn(store);
  const scope = fork({
    handlers: [
      [model.planFx, plan],
      [model.payFx, paid],
      [model.readRecordFx, stored],
      [model.writeRecordFx, written],
    ],
  });
  await allSettled(model.opened, { scope });
  await allSettled(model.walletsChanged, {
    scope,
    params: [wallet, { ...wallet, id: 'sol', canPay: false }],
  });
  const press = () => allSettled(model.pressed, { scope, params: wallet });
  return { paid, written, press, view: () => scope.getState(model.$view) };
};

const refusing = (failure: WalletFailure) => () => Promise.reject(failure);

describe('the payment of an order by a wallet', () => {
  it('offers the wallets that can pay', async () => {
    const { view } = await setUp();
    expect(view()).toEqual({ _tag: 'Choice', wallets: [wallet], mayBePaid: false });
  });

  it('requests the planned payment, then shows and stores the hash', async () => {
    const { paid, written, press, view } = await setUp();
    await press();
    expect(paid).toHaveBeenCalledWith({
      walletId: 'io.wallet',
      network: 'eth',
      contract: null,
      decimals: null,
      to: '0x1',
      amount: '1.5',
    });
    expect(view()).toEqual({ _tag: 'Sent', hash: '0xhash' });
    expect(written.mock.calls).toEqual([[{ _tag: 'Asked' }], [{ _tag: 'Sent', hash: '0xhash' }]]);
  });

  it('asks once, however often the button is pressed', async () => {
    let reply: (hash: string) => void = () => undefined;
    const { paid, press, view } = await setUp({ pay: () => new Promise((resolve) => (reply = resolve)) });
    const presses = [press(), press()];
    await Promise.resolve();
    expect(view()).toEqual({ _tag: 'Asking', walletName: 'Wallet' });
    reply('0xhash');
    await Promise.all([...presses, press()]);
    await press();
    expect(paid).toHaveBeenCalledTimes(1);
  });

  it('never asks for an address that failed a check', async () => {
    const { paid, press, view } = await setUp({ plan: () => ({ _tag: 'Unsafe' }) });
    await press();
    expect(view()).toEqual({ _tag: 'Unsafe' });
    expect(paid).not.toHaveBeenCalled();
  });

  it.each([
    { rule: 'a declined request leaves no record', failure: { _tag: 'Declined' }, last: null },
    {
      rule: 'an unexpected reply is kept: the coins may be sent',
      failure: { _tag: 'Broken' },
      last: { _tag: 'Asked' },
    },
  ] as const)('$rule', async ({ failure, last }) => {
    const { written, press, view } = await setUp({ pay: refusing(failure) });
    await press();
    expect(view()).toEqual({ _tag: 'Failed', failure, wallets: [wallet], mayBePaid: false });
    expect(written.mock.lastCall).toEqual([last]);
  });

  it.each([
    {
      rule: 'an earlier request leads to a warning',
      record: { _tag: 'Asked' },
      seen: { _tag: 'Choice', mayBePaid: true },
    },
    {
      rule: 'one that was sent shows the hash',
      record: { _tag: 'Sent', hash: '0x9' },
      seen: { _tag: 'Sent', hash: '0x9' },
    },
  ] as const)('after a reload, $rule', async ({ record, seen }) => {
    const { view } = await setUp({ record });
    expect(view()).toMatchObject(seen);
  });

  it('keeps the warning about an earlier request if the next one is declined', async () => {
    const failure: WalletFailure = { _tag: 'Declined' };
    const { written, press, view } = await setUp({ record: { _tag: 'Asked' }, pay: refusing(failure) });
    await press();
    expect(view()).toEqual({ _tag: 'Failed', failure, wallets: [wallet], mayBePaid: true });
    expect(written).not.toHaveBeenCalledWith(null);
  });

  it('does not pay what another tab has paid since', async () => {
    const records: (PaymentRecord | null)[] = [null, { _tag: 'Sent', hash: '0x9' }];
    const { paid, press, view } = await setUp({ stored: () => records.shift() ?? null });
    await press();
    expect(view()).toEqual({ _tag: 'Sent', hash: '0x9' });
    expect(paid).not.toHaveBeenCalled();
  });

  it('is requested by one of two tabs that are pressed at once', async () => {
    let record: PaymentRecord | null = null;
    const aTab = () =>
      setUp({
        stored: () => record,
        store: (written) => (record = written),
        plan: () => new Promise((resolve) => setTimeout(() => resolve(READY))),
      });
    const [one, other] = [await aTab(), await aTab()];
    await Promise.all([one.press(), other.press()]);
    expect([one.paid.mock.calls.length, other.paid.mock.calls.length]).toEqual([1, 0]);
    expect(other.view()).toMatchObject({ _tag: 'Choice', mayBePaid: true });
    expect(record).toEqual({ _tag: 'Sent', hash: '0xhash' });
  });

  it.each<{ readonly rule: string; readonly plan: () => PaymentPlan | Promise<PaymentPlan> }>([
    { rule: 'is not payable', plan: () => ({ _tag: 'NotByWallet' }) },
    { rule: 'cannot be checked', plan: () => Promise.reject(new Error('down')) },
  ])('leaves no record if the deposit $rule', async ({ plan }) => {
    const { written, press } = await setUp({ plan });
    await press();
    expect(written.mock.lastCall).toEqual([null]);
  });

  it('warns first about a request of another tab, and pays at the next press', async () => {
    let record: PaymentRecord | null = null;
    const { paid, press, view } = await setUp({ stored: () => record });
    record = { _tag: 'Asked' };
    await press();
    expect(view()).toMatchObject({ _tag: 'Choice', mayBePaid: true });
    expect(paid).not.toHaveBeenCalled();
    await press();
    expect(paid).toHaveBeenCalledTimes(1);
  });
});
