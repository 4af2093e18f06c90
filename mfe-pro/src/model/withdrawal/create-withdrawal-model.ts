import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import type { Event, Store } from 'effector';
import { debounce } from 'patronum';

import { valueOf } from '../../domain/answer';
import { assetOf } from '../../domain/portfolio';
import type { Asset } from '../../domain/portfolio';
import type { Problem } from '../../domain/problem';
import { EMPTY_DRAFT } from '../../domain/whitelist';
import type { AddressVerdict, WhitelistDraft, WhitelistEntry } from '../../domain/whitelist';
import { EMPTY_WITHDRAWAL, reviewWithdrawal } from '../../domain/withdrawal';
import type { Withdrawal, WithdrawalDraft, WithdrawalOrder } from '../../domain/withdrawal';
import { createAnswerModel } from '../answer';
import { balanceModel } from '../balance';
import { createDeedModel } from '../deed';
import { $language } from '../language';

type Opened = { readonly currency: string; readonly hasTwoFactor: boolean };
type Asked = { readonly currency: string; readonly draft: WithdrawalDraft };

const nothing = (): undefined => undefined;

const questionOf = ({ currency, draft }: Asked): WhitelistDraft | undefined =>
  draft.address.trim() === '' || currency === ''
    ? undefined
    : { ...EMPTY_DRAFT, wallet: draft.address.trim(), currencies: [currency] };

const isRefusedWith =
  (code: string) =>
  (problem: Problem): boolean =>
    problem._tag === 'Refused' && problem.code === code;

type Settings = {
  readonly $assets: Store<readonly Asset[]>;
  /** How long typing has to pause before an address is checked, in ms. */
  readonly settleMs: number;
};

/** What is filled in, and what stands in its way. */
const createDraftModel = ({ $assets, settleMs }: Settings) => {
  const opened = createEvent<Opened>();
  const codeNeeded = createEvent<Problem>();
  const edited = createEvent<Partial<WithdrawalDraft>>();
  const check = createAnswerModel<WhitelistDraft, AddressVerdict>();

  const $opened = createStore<Opened>({ currency: '', hasTwoFactor: false })
    .on(opened, (_, facts) => facts)
    .on(codeNeeded, (facts) => ({ ...facts, hasTwoFactor: true }));
  const $draft = createStore(EMPTY_WITHDRAWAL)
    .on(edited, (draft, change) => ({ ...draft, ...change }))
    .reset(opened);
  const $address = $draft.map(({ address }) => address);
  const $asset = combine($assets, $opened, (assets, { currency }) => assetOf(assets, currency));

  const addressSettled = debounce($address.updates, settleMs);
  const asked = sample({
    clock: addressSettled,
    source: combine($opened, $draft, ({ currency }, draft) => ({ currency, draft })),
  }).filterMap(questionOf);
  sample({ clock: asked, target: check.asked });
  const $verdict = createStore<AddressVerdict | null>(null)
    .on(check.fetchFx.done, (_, { result }) => result)
    .reset($address.updates, opened);

  const $review = combine(
    { asset: $asset, draft: $draft, verdict: $verdict, facts: $opened, language: $language },
    ({ asset, draft, verdict, facts, language }) =>
      asset === null
        ? null
        : reviewWithdrawal(draft, { asset, verdict, hasTwoFactor: facts.hasTwoFactor }, language),
  );
  return { opened, edited, codeNeeded, check, $opened, $draft, $asset, $verdict, $review };
};

type Draft = ReturnType<typeof createDraftModel>;

/** Spec §8 "AUTH.CODE_NEEDED", "AUTH.INVALID_CODE": nothing typed is lost but a code that was wrong. */
const mendCode = (refused: Event<Problem>, { codeNeeded, edited }: Draft): void => {
  // the second factor was turned on elsewhere since the dialog was opened
  sample({ clock: refused, filter: isRefusedWith('AUTH.CODE_NEEDED'), target: codeNeeded });
  sample({
    clock: refused,
    filter: isRefusedWith('AUTH.INVALID_CODE'),
    fn: () => ({ code: '' }),
    target: edited,
  });
};

/** Coins sent out of an account: filled in, looked at once more, sent once. */
export const createWithdrawalModel = (settings: Settings) => {
  const draft = createDraftModel(settings);
  const closed = createEvent();
  const reviewAsked = createEvent();
  const backAsked = createEvent();
  const sendAsked = createEvent();
  const makeKeyFx = createEffect<undefined, string>();
  const whitelist = createAnswerModel<undefined, readonly WhitelistEntry[]>();
  const sending = createDeedModel<WithdrawalOrder, Withdrawal>({ clearedBy: draft.opened });

  sample({ clock: draft.opened, fn: nothing, target: whitelist.asked });

  const $isOpen = createStore(false)
    .on(draft.opened, () => true)
    .reset(closed);
  const $isTried = createStore(false)
    .on(reviewAsked, () => true)
    .reset(draft.opened);
  const reviewed = sample({
    clock: reviewAsked,
    source: draft.$review,
    filter: (review) => review !== null && review.problems.length === 0,
  });
  const refused = sample({
    clock: sending.doFx.failData,
    filter: (problem) => problem._tag === 'Refused',
  });
  mendCode(refused, draft);
  const $step = createStore<'FORM' | 'CONFIRM' | 'DONE'>('FORM')
    .on(reviewed, () => 'CONFIRM')
    .on(sending.done, () => 'DONE')
    // what the service refuses is mended in the form
    .reset(draft.opened, backAsked, refused);

  const otherWanted = sample({
    clock: draft.edited,
    filter: (change) => 'typed' in change || 'address' in change || 'extraId' in change,
  });
  // kept while the same is asked for: a withdrawal whose answer was lost is repeated, not made twice
  const $key = createStore<string | null>(null)
    .on(makeKeyFx.doneData, (_, key) => key)
    .reset(draft.opened, otherWanted, sending.done);
  sample({ clock: reviewed, source: $key, filter: (key) => key === null, fn: nothing, target: makeKeyFx });

  const ordered = sample({
    clock: sendAsked,
    source: { asset: draft.$asset, filled: draft.$draft, review: draft.$review, key: $key, step: $step },
  }).filterMap(({ asset, filled, review, key, step }): WithdrawalOrder | undefined =>
    step !== 'CONFIRM' || asset === null || key === null || review === null || review.amount === null
      ? undefined
      : {
          currency: asset.currency,
          amount: review.amount,
          address: filled.address.trim(),
          extraId: filled.extraId.trim(),
          code: filled.code.trim(),
          requestId: key,
        },
  );
  sample({ clock: ordered, target: sending.asked });

  return {
    ...draft,
    ...{ closed, reviewAsked, backAsked, sendAsked, makeKeyFx, whitelist, sending },
    ...{ $isOpen, $isTried, $step },
  };
};

export const withdrawalModel = createWithdrawalModel({
  $assets: balanceModel.assets.$answer.map((answer) => valueOf(answer) ?? []),
  settleMs: 400,
});

sample({ clock: withdrawalModel.sending.done, fn: nothing, target: balanceModel.refreshAsked });
