import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import type { Event, Store } from 'effector';
import { debounce } from 'patronum';

import type { CallFailure } from '@coinlane/shared-contracts/errors';
import { valueOf } from '@coinlane/shared-contracts/query';
import type { DecimalString } from '@coinlane/shared-contracts/values';

import { createMutation, createQuery } from '@coinlane/shared-ui/query';
import type { Coin } from '../domain/coin';
import { assetOf } from '../domain/portfolio';
import type { Asset } from '../domain/portfolio';
import type { AddressCheck, AddressQuestion, WhitelistEntry } from '../domain/whitelist';
import { coinsFor, EMPTY_WITHDRAWAL, reviewWithdrawal } from '../domain/withdrawal';
import type { Withdrawal, WithdrawalDraft, WithdrawalOrder } from '../domain/withdrawal';
import { createAddressCheck } from './address-check';
import { balanceModel } from './balance';
import { $language } from './language';

type Opened = { readonly currency: string; readonly hasTwoFactor: boolean };
type Asked = {
  readonly currency: string;
  readonly draft: WithdrawalDraft;
  readonly coins: AddressQuestion['coins'];
};

const nothing = (): undefined => undefined;

const questionOf = ({ currency, draft, coins }: Asked): AddressQuestion | undefined =>
  draft.address.trim() === '' || currency === ''
    ? undefined
    : { wallet: draft.address.trim(), currencies: [currency], coins };

const isRefusedWith =
  (code: string) =>
  (problem: CallFailure): boolean =>
    problem._tag === 'Refused' && problem.code === code;

type Settings = {
  readonly $assets: Store<readonly Asset[]>;
  /** All listed coins. Empty until they are loaded. */
  readonly $coins: Store<readonly Coin[]>;
  /** Pause in typing before an address is checked, in ms. */
  readonly settleMs: number;
};

/** Creates the model of the form and its problems. */
const createDraftModel = ({ $assets, $coins, settleMs }: Settings) => {
  const opened = createEvent<Opened>();
  /** The second factor was switched on or off elsewhere while the dialog was open. */
  const twoFactorChanged = createEvent<boolean>();
  const edited = createEvent<Partial<WithdrawalDraft>>();
  const check = createQuery<AddressQuestion, AddressCheck>();

  const $opened = createStore<Opened>({ currency: '', hasTwoFactor: false })
    .on(opened, (_, facts) => facts)
    .on(twoFactorChanged, (facts, hasTwoFactor) => ({ ...facts, hasTwoFactor }));
  const $draft = createStore(EMPTY_WITHDRAWAL)
    .on(edited, (draft, change) => ({ ...draft, ...change }))
    .reset(opened);
  const $address = $draft.map(({ address }) => address);
  const $asset = combine($assets, $opened, (assets, { currency }) => assetOf(assets, currency));

  const addressSettled = debounce($address.updates, settleMs);
  const requested = sample({
    clock: addressSettled,
    source: combine($opened, $draft, $asset, $coins, ({ currency }, draft, asset, coins) => ({
      currency,
      draft,
      coins: asset === null ? coins : coinsFor(asset, coins),
    })),
  }).filterMap(questionOf);
  sample({ clock: requested, target: check.start });
  const checked = sample({
    clock: check.finished.done,
    source: { address: $address, facts: $opened },
    filter: ({ address, facts }, { params }) =>
      address.trim() === params.wallet && params.currencies.includes(facts.currency),
    fn: (_, { result }) => result,
  });
  const addressCheck = createAddressCheck({
    ...{ $address, checked },
    outdated: [$address.updates, opened],
    restarted: [opened],
  });
  const $review = combine(
    {
      ...{
        asset: $asset,
        draft: $draft,
        verdict: addressCheck.$verdict,
        facts: $opened,
        language: $language,
      },
      ...{ shared: addressCheck.$shared, coins: $coins },
    },
    ({ asset, draft, facts: { hasTwoFactor }, language, shared: others, ...facts }) =>
      asset === null
        ? null
        : reviewWithdrawal(draft, { ...facts, asset, hasTwoFactor, isShared: others !== null }, language),
  );
  /** A problem appeared, for example a verdict after the press. */
  const objected = sample({
    clock: $review,
    filter: (review) => review !== null && review.problems.length > 0,
  });
  return {
    ...addressCheck,
    ...{ opened, edited, twoFactorChanged, checked, objected, check, $opened, $draft, $asset, $review },
  };
};

type Draft = ReturnType<typeof createDraftModel>;

/** Keeps all input except a wrong code or password (spec §8 "AUTH.CODE_NEEDED", "AUTH.INVALID_CODE"). */
const clearWrongProof = (refused: Event<CallFailure>, { twoFactorChanged, edited }: Draft): void => {
  const refusedWith = (code: string) => refused.filter({ fn: isRefusedWith(code) });
  sample({ clock: refusedWith('AUTH.CODE_NEEDED'), fn: () => true, target: twoFactorChanged });
  sample({ clock: refusedWith('AUTH.PASSWORD_NEEDED'), fn: () => false, target: twoFactorChanged });
  sample({ clock: refusedWith('AUTH.INVALID_CODE'), fn: () => ({ code: '' }), target: edited });
  sample({ clock: refusedWith('Invalid credentials'), fn: () => ({ password: '' }), target: edited });
};

/** Continues to the confirmation. A press waits for the check of the address. */
const createReview = (draft: Draft, closed: Event<void>) => {
  const reviewRequested = createEvent();
  const $isWaiting = createStore(false).on(reviewRequested, () => true);
  const reviewed = sample({
    clock: [reviewRequested, draft.checked],
    source: { review: draft.$review, verdict: draft.$verdict, isWaiting: $isWaiting },
    filter: ({ review, verdict, isWaiting }) =>
      isWaiting && verdict !== null && review?.problems.length === 0,
  });
  const hasProblem = sample({
    clock: reviewRequested,
    source: draft.$review,
    filter: (review) => review?.problems.length !== 0,
  });
  $isWaiting.reset(draft.opened, draft.edited, draft.objected, hasProblem, reviewed, closed);
  const $isTried = createStore(false)
    .on(reviewRequested, () => true)
    .reset(draft.opened);
  return { reviewRequested, reviewed, $isWaiting, $isTried };
};

/** Creates the withdrawal model: form, confirmation, and a single request. */
export const createWithdrawalModel = (settings: Settings) => {
  const draft = createDraftModel(settings);
  const closed = createEvent();
  const { reviewed, ...review } = createReview(draft, closed);
  const backRequested = createEvent();
  const sendRequested = createEvent();
  const makeKeyFx = createEffect<undefined, string>();
  const whitelist = createQuery<undefined, readonly WhitelistEntry[]>();
  const sending = createMutation<WithdrawalOrder, Withdrawal>({ resetBy: draft.opened });

  sample({ clock: draft.opened, fn: nothing, target: whitelist.start });

  const $isOpen = createStore(false)
    .on(draft.opened, () => true)
    .reset(closed);
  const refused = sending.executeFx.failData.filter({ fn: ({ _tag }) => _tag === 'Refused' });
  clearWrongProof(refused, draft);
  const $step = createStore<'FORM' | 'CONFIRM' | 'DONE'>('FORM')
    .on(reviewed, () => 'CONFIRM')
    .on(sending.executeFx.doneData, () => 'DONE')
    .on(draft.objected, (step) => (step === 'CONFIRM' ? 'FORM' : step))
    // the user corrects a refusal in the form
    .reset(draft.opened, backRequested, refused);

  const otherWanted = sample({
    clock: draft.edited,
    filter: (change) => 'typed' in change || 'address' in change || 'extraId' in change,
  });
  // kept while the request is the same, so that a withdrawal whose response was lost is repeated instead of made
  // twice
  const $key = createStore<string | null>(null)
    .on(makeKeyFx.doneData, (_, key) => key)
    .reset(draft.opened, otherWanted, sending.executeFx.doneData);
  sample({ clock: reviewed, source: $key, filter: (key) => key === null, fn: nothing, target: makeKeyFx });

  /** Fee in the confirmation. A newer one is not charged. */
  const $fee = createStore<DecimalString>('0').on(
    sample({ clock: reviewed, source: draft.$asset }),
    (fee, asset) => asset?.withdrawalFee ?? fee,
  );
  const ordered = sample({
    clock: sendRequested,
    source: {
      ...{ asset: draft.$asset, filled: draft.$draft, review: draft.$review },
      ...{ key: $key, step: $step, fee: $fee },
    },
  }).filterMap(({ asset, filled, review, key, step, fee }): WithdrawalOrder | undefined =>
    step !== 'CONFIRM' || asset === null || key === null || review === null || review.amount === null
      ? undefined
      : {
          ...{ currency: asset.currency, network: asset.network, amount: review.amount },
          address: filled.address.trim(),
          extraId: filled.extraId.trim(),
          fee,
          password: filled.password,
          code: filled.code.trim(),
          requestId: key,
        },
  );
  sample({ clock: ordered, target: sending.start });

  return {
    ...draft,
    ...review,
    ...{ closed, backRequested, sendRequested, makeKeyFx, whitelist, sending, refused },
    ...{ $isOpen, $step, $fee },
  };
};

export const withdrawalModel = createWithdrawalModel({
  $assets: balanceModel.assets.$query.map((query) => valueOf(query) ?? []),
  $coins: balanceModel.coins.$query.map((query) => valueOf(query) ?? []),
  settleMs: 400,
});

// a refusal can concern the fee, and a withdrawal whose response was lost may have been sent
sample({
  clock: [withdrawalModel.sending.executeFx.doneData, withdrawalModel.refused, withdrawalModel.closed],
  fn: nothing,
  target: balanceModel.refreshRequested,
});
