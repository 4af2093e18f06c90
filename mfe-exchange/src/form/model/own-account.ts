import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import type { EventCallable, Store } from 'effector';

import type { ApiError } from '@coinlane/shared-contracts/errors';

import type { OwnedTickers, WhitelistedAddress } from '../domain/own-account';
import type { FieldName, FieldTyped } from './recipient';
import { recipientFieldsModel } from './recipient';
import { $isSignedIn } from '../../page/model/settings';

/** View of the user's whitelist in an address field. */
export type WhitelistView =
  | { readonly _tag: 'Hidden' }
  | { readonly _tag: 'Failed' }
  | { readonly _tag: 'Shown'; readonly addresses: readonly WhitelistedAddress[] };

/** Address fields, each with an extra ID. */
export type AddressField = 'recipient' | 'refundAddress';

export type AddressPicked = { readonly field: AddressField; readonly address: WhitelistedAddress };

type Options = {
  readonly $isSignedIn: Store<boolean>;
  readonly fieldTyped: EventCallable<FieldTyped>;
  readonly fieldLeft: EventCallable<FieldName>;
};

const EXTRA_ID_OF: Readonly<Record<AddressField, FieldName>> = {
  recipient: 'extraId',
  refundAddress: 'refundExtraId',
};

type Facts = {
  readonly isSignedIn: boolean;
  readonly addresses: readonly WhitelistedAddress[] | null;
  readonly hasFailed: boolean;
};

/** Hidden if the user is signed out, or while the whitelist is loading: the field works without it. */
const toWhitelistView = ({ isSignedIn, addresses, hasFailed }: Facts): WhitelistView => {
  if (!isSignedIn) return { _tag: 'Hidden' };
  if (addresses !== null) return { _tag: 'Shown', addresses };
  return hasFailed ? { _tag: 'Failed' } : { _tag: 'Hidden' };
};

type RequestState<Answer> = { readonly answer: Answer | null; readonly hasFailed: boolean };

/** Data of the account. Fetched once on request, if the user is signed in. Cleared on sign-out. */
const createOwnList = <Answer>($isSignedIn: Store<boolean>) => {
  const requested = createEvent();
  const fetchFx = createEffect<undefined, Answer, ApiError>();
  const left = sample({ clock: $isSignedIn, filter: (isSignedIn) => !isSignedIn });
  const $isRequested = createStore(false, { serialize: 'ignore' }).on(requested, () => true);
  const $requestState = createStore<RequestState<Answer>>(
    { answer: null, hasFailed: false },
    { serialize: 'ignore' },
  )
    .on(fetchFx.doneData, (_, answer) => ({ answer, hasFailed: false }))
    .on(fetchFx.fail, ({ answer }) => ({ answer, hasFailed: true }))
    .reset(left);
  sample({
    clock: [requested, $isSignedIn],
    source: combine({
      isSignedIn: $isSignedIn,
      isRequested: $isRequested,
      asked: $requestState,
      isPending: fetchFx.pending,
    }),
    filter: ({ isSignedIn, isRequested, asked, isPending }) =>
      isSignedIn && isRequested && asked.answer === null && !isPending,
    fn: () => undefined,
    target: fetchFx,
  });
  return { requested, fetchFx, $requestState };
};

/** Data of a signed-in user: whitelisted addresses (spec §2), and balances for a filter of the picker. */
export const createOwnAccountModel = ({ $isSignedIn, fieldTyped, fieldLeft }: Options) => {
  const addressPicked = createEvent<AddressPicked>();
  const whitelist = createOwnList<readonly WhitelistedAddress[]>($isSignedIn);
  const owned = createOwnList<OwnedTickers>($isSignedIn);

  sample({
    clock: addressPicked,
    fn: ({ field, address }): FieldTyped => ({ field, text: address.wallet, isPaste: true }),
    target: fieldTyped,
  });
  sample({
    clock: addressPicked,
    fn: ({ field, address }): FieldTyped => ({
      field: EXTRA_ID_OF[field],
      text: address.extraId ?? '',
      isPaste: true,
    }),
    target: fieldTyped,
  });
  sample({ clock: addressPicked, fn: ({ field }): FieldName => field, target: fieldLeft });

  return {
    addressPicked,
    whitelistRequested: whitelist.requested,
    fetchWhitelistFx: whitelist.fetchFx,
    ownedRequested: owned.requested,
    fetchOwnedFx: owned.fetchFx,
    $owned: owned.$requestState.map(({ answer }): OwnedTickers | null => answer),
    $whitelist: combine($isSignedIn, whitelist.$requestState, (isSignedIn, { answer, hasFailed }) =>
      toWhitelistView({ isSignedIn, addresses: answer, hasFailed }),
    ),
  };
};

export const ownAccountModel = createOwnAccountModel({
  $isSignedIn,
  fieldTyped: recipientFieldsModel.fieldTyped,
  fieldLeft: recipientFieldsModel.fieldLeft,
});
