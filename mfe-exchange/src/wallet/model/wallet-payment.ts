import { attach, combine, createEffect, createEvent, createStore, merge, sample } from 'effector';
import type { Effect } from 'effector';

import type { PaymentPlan } from '../domain/payment-plan';
import type { Wallet, WalletFailure, WalletTransfer } from '../domain/wallet';

/** State of the payment of one order with a wallet, as far as this browser knows it. */
export type PaymentRecord =
  /** The page was closed after a payment was requested and before the reply arrived. */
  { readonly _tag: 'Asked' } | { readonly _tag: 'Sent'; readonly hash: string };

/** View of the payment. */
export type PaymentView =
  | { readonly _tag: 'Choice'; readonly wallets: readonly Wallet[]; readonly mayBePaid: boolean }
  | { readonly _tag: 'Asking'; readonly walletName: string }
  | { readonly _tag: 'Sent'; readonly hash: string }
  | {
      readonly _tag: 'Failed';
      readonly failure: WalletFailure;
      readonly wallets: readonly Wallet[];
      /**
       * Whether an earlier request may have been paid. False after an unexpected reply, whose text already
       * contains this warning.
       */
      readonly mayBePaid: boolean;
    }
  /** Wallets cannot pay it, or a check of the deposit address or the signed terms failed. No wallet is offered. */
  | { readonly _tag: 'NotByWallet' | 'Unsafe' | 'Differs' };

type Outcome =
  | { readonly _tag: 'None' | 'NotByWallet' | 'Unsafe' | 'Differs' }
  | { readonly _tag: 'Failed'; readonly failure: WalletFailure };

const NONE: Outcome = { _tag: 'None' };

/** Outcome of a failure. After a difference from the signed terms, no wallet is offered any more. */
const outcomeOf = (failure: WalletFailure): Outcome =>
  failure._tag === 'Differs' ? { _tag: 'Differs' } : { _tag: 'Failed', failure };

const planOutcome = ({ _tag }: PaymentPlan): Outcome => {
  if (_tag === 'Ready') return NONE;
  return _tag === 'Unchecked' ? { _tag: 'Failed', failure: { _tag } } : { _tag };
};

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
  const mayBePaid = record !== null;
  if (outcome._tag === 'None') return { _tag: 'Choice', wallets, mayBePaid };
  return outcome._tag === 'Failed'
    ? { ...outcome, wallets, mayBePaid: mayBePaid && outcome.failure._tag !== 'Broken' }
    : { _tag: outcome._tag };
};

type Reread = { readonly params: PaymentRecord | null; readonly result: PaymentRecord | null };

/**
 * Whether a payment can be requested now. False if another tab changed the record in a way that the user must see
 * first.
 */
const isAsShown = ({ params: shown, result: found }: Reread): boolean =>
  found === null || (found._tag === 'Asked' && shown !== null);

type RecordPorts = {
  readonly readRecordFx: Effect<undefined, PaymentRecord | null>;
  readonly planFx: Effect<undefined, PaymentPlan>;
  readonly payFx: Effect<WalletTransfer, string, WalletFailure>;
};

/**
 * The record as this page knows it. `rereadFx` reads it again. Its parameter is the record that the page shows.
 * `claimed`: the page can request the payment. It is recorded before the plan, which takes seconds, so that other
 * tabs know about it.
 */
const followRecord = ({ readRecordFx, planFx, payFx }: RecordPorts) => {
  const rereadFx = attach<PaymentRecord | null, typeof readRecordFx>({
    effect: readRecordFx,
    mapParams: () => undefined,
  });
  const claimed = rereadFx.done.filter({ fn: isAsShown });
  const $record = createStore<PaymentRecord | null>(null, { serialize: 'ignore' })
    // without storage, the page still knows the request of this tab
    .on(readRecordFx.doneData, (known, record) => record ?? known)
    .on(claimed, () => ({ _tag: 'Asked' }))
    .on(payFx.doneData, (_, hash) => ({ _tag: 'Sent', hash }));
  const $earlier = createStore<PaymentRecord | null>(null, { serialize: 'ignore' }).on(
    rereadFx.done,
    (_, { params, result }) => result ?? params,
  );
  const unasked = merge([
    planFx.fail,
    planFx.doneData.filter({ fn: ({ _tag }) => _tag !== 'Ready' }),
    // after an unexpected reply, it is unknown whether the coins were sent
    payFx.failData.filter({ fn: ({ _tag }) => _tag !== 'Broken' }),
  ]);
  sample({ clock: unasked, source: $earlier, target: $record });
  return { $record, rereadFx, claimed };
};

/**
 * Payment of one order's deposit with a wallet in the browser. Each press reads the record again and makes a new
 * plan, right before the request to the wallet. A press during a request has no effect.
 */
export const createWalletPaymentModel = () => {
  /** Port: checks the deposit and makes the plan. */
  const planFx = createEffect<undefined, PaymentPlan>();
  /** Port: sends the request to the wallet. Fails with a WalletFailure. */
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
  const { $record, rereadFx, claimed } = followRecord({ readRecordFx, planFx, payFx });
  const $asked = createStore<Wallet | null>(null, { serialize: 'ignore' });
  const $isAsking = combine([rereadFx.pending, planFx.pending, payFx.pending], (pending) =>
    pending.includes(true),
  );

  sample({ clock: opened, fn: () => undefined, target: readRecordFx });
  const accepted = sample({
    clock: pressed,
    source: { isAsking: $isAsking, record: $record },
    filter: ({ isAsking, record }) => !isAsking && record?._tag !== 'Sent',
    fn: (_, wallet) => wallet,
  });
  $asked.on(accepted, (_, wallet) => wallet);
  sample({ clock: accepted, source: $record, target: rereadFx });
  sample({ clock: claimed, fn: () => undefined, target: planFx });
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
      claimed.map((): PaymentRecord => ({ _tag: 'Asked' })),
      $record.updates.filter({ fn: (record) => record?._tag !== 'Asked' }),
    ],
    target: writeRecordFx,
  });

  const $outcome = createStore<Outcome>(NONE, { serialize: 'ignore' })
    .on(accepted, () => NONE)
    .on(planFx.doneData, (_, plan) => planOutcome(plan))
    // the check failed to load
    .on(planFx.fail, () => outcomeOf({ _tag: 'Unchecked' }))
    .on(payFx.failData, (_, failure) => outcomeOf(failure));

  const $view = combine(
    { wallets: $wallets, record: $record, asked: $asked, isAsking: $isAsking, outcome: $outcome },
    toView,
  );

  return { opened, walletsChanged, pressed, planFx, payFx, readRecordFx, writeRecordFx, $view };
};

export const walletPaymentModel = createWalletPaymentModel();
