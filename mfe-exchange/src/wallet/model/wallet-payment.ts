import { combine, createEffect, createEvent, createStore, sample } from 'effector';

import type { PaymentPlan } from '../domain/payment-plan';
import type { Wallet, WalletFailure, WalletTransfer } from '../domain/wallet';

/** State of the payment of one order by a wallet, as far as this browser knows it. */
export type PaymentRecord =
  /** A wallet was asked, and its reply was not seen: the page was closed before it. */
  { readonly _tag: 'Asked' } | { readonly _tag: 'Sent'; readonly hash: string };

/** View of the payment. */
export type PaymentView =
  | { readonly _tag: 'Choice'; readonly wallets: readonly Wallet[]; readonly mayBePaid: boolean }
  | { readonly _tag: 'Asking'; readonly walletName: string }
  | { readonly _tag: 'Sent'; readonly hash: string }
  | { readonly _tag: 'Failed'; readonly failure: WalletFailure; readonly wallets: readonly Wallet[] }
  /** A check of the deposit address failed. Nothing is offered. */
  | { readonly _tag: 'Unsafe' };

type Outcome =
  { readonly _tag: 'None' | 'Unsafe' } | { readonly _tag: 'Failed'; readonly failure: WalletFailure };

const BROKEN: WalletFailure = { _tag: 'Broken' };
const NONE: Outcome = { _tag: 'None' };

type Facts = {
  readonly wallets: readonly Wallet[];
  readonly record: PaymentRecord | null;
  readonly asked: Wallet | null;
  readonly isAsking: boolean;
  readonly outcome: Outcome;
};

const toView = ({ wallets, record, asked, isAsking, outcome }: Facts): PaymentView => {
  if (record?._tag === 'Sent') return record;
  if (isAsking && asked !== null) return { _tag: 'Asking', walletName: asked.name };
  if (outcome._tag === 'Unsafe') return { _tag: 'Unsafe' };
  if (outcome._tag === 'Failed') return { ...outcome, wallets };
  return { _tag: 'Choice', wallets, mayBePaid: record !== null };
};

/**
 * The payment of one order's deposit by a wallet in the browser. Each press makes a new plan, right before the
 * wallet is asked, and a press during a request does nothing.
 */
export const createWalletPaymentModel = () => {
  /** Port: checks the deposit and makes the plan. */
  const planFx = createEffect<undefined, PaymentPlan>();
  /** Port: asks the wallet. Fails with its failure. */
  const payFx = createEffect<WalletTransfer, string, WalletFailure>();
  /** Ports: the record of this order in the browser's storage. */
  const readRecordFx = createEffect<undefined, PaymentRecord | null>();
  const writeRecordFx = createEffect<PaymentRecord | null, unknown>();

  const opened = createEvent();
  const walletsChanged = createEvent<readonly Wallet[]>();
  const pressed = createEvent<Wallet>();

  const $wallets = createStore<readonly Wallet[]>([], { serialize: 'ignore' }).on(walletsChanged, (_, all) =>
    all.filter(({ canPay }) => canPay),
  );
  const $record = createStore<PaymentRecord | null>(null, { serialize: 'ignore' })
    .on(readRecordFx.doneData, (_, record) => record)
    .on(payFx, () => ({ _tag: 'Asked' }))
    .on(payFx.doneData, (_, hash) => ({ _tag: 'Sent', hash }))
    // after an unexpected reply it is unknown whether the coins were sent
    .on(payFx.failData, (record, { _tag }) => (_tag === 'Broken' ? record : null));
  const $asked = createStore<Wallet | null>(null, { serialize: 'ignore' });
  const $isAsking = combine(planFx.pending, payFx.pending, (isPlanning, isPaying) => isPlanning || isPaying);

  sample({ clock: opened, fn: () => undefined, target: readRecordFx });
  const accepted = sample({
    clock: pressed,
    source: { isAsking: $isAsking, record: $record },
    filter: ({ isAsking, record }) => !isAsking && record?._tag !== 'Sent',
    fn: (_, wallet) => wallet,
  });
  $asked.on(accepted, (_, wallet) => wallet);
  sample({ clock: accepted, fn: () => undefined, target: planFx });
  const transfer = sample({
    clock: planFx.doneData,
    source: $asked,
    fn: (wallet, plan): WalletTransfer | null =>
      wallet !== null && plan._tag === 'Ready'
        ? { walletId: wallet.id, to: plan.to, amount: plan.amount, ...plan.asset }
        : null,
  });
  sample({ clock: transfer.filterMap((ready) => ready ?? undefined), target: payFx });
  sample({
    clock: [
      payFx.map((): PaymentRecord => ({ _tag: 'Asked' })),
      $record.updates.filter({ fn: (record) => record?._tag !== 'Asked' }),
    ],
    target: writeRecordFx,
  });

  const $outcome = createStore<Outcome>(NONE, { serialize: 'ignore' })
    .on(accepted, () => NONE)
    .on(planFx.doneData, (_, { _tag }) => {
      if (_tag === 'Ready') return NONE;
      return _tag === 'Unsafe' ? { _tag } : { _tag: 'Failed', failure: BROKEN };
    })
    .on(planFx.fail, () => ({ _tag: 'Failed', failure: BROKEN }))
    .on(payFx.failData, (_, failure) => ({ _tag: 'Failed', failure }));

  const $view = combine(
    { wallets: $wallets, record: $record, asked: $asked, isAsking: $isAsking, outcome: $outcome },
    toView,
  );

  return { opened, walletsChanged, pressed, planFx, payFx, readRecordFx, writeRecordFx, $view };
};

export const walletPaymentModel = createWalletPaymentModel();
