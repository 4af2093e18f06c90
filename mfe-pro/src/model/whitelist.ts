import { combine, createEffect, createEvent, createStore, sample } from 'effector';

import { createMutation, createQuery } from '@coinlane/shared-ui/query';
import { valueOf } from '@coinlane/shared-contracts/query';
import type { Coin } from '../domain/coin';
import { FEATURE_FLAGS } from '../domain/feature-flag';
import { EMPTY_DRAFT, reviewDraft } from '../domain/whitelist';
import type { AddressQuestion, AddressVerdict, WhitelistDraft, WhitelistEntry } from '../domain/whitelist';

type Entries = readonly WhitelistEntry[];

const canBeChecked = ({ wallet, currencies }: WhitelistDraft): boolean =>
  wallet.trim() !== '' && currencies.length > 0;

const isOfAddress = (now: WhitelistDraft, requested: AddressQuestion): boolean =>
  now.wallet === requested.wallet && now.currencies === requested.currencies;

/** Creates the model of the form of a new entry: input, verdict on the address, problem. */
const createDraftModel = (
  entries: ReturnType<typeof createQuery<undefined, Entries>>,
  coins: ReturnType<typeof createQuery<undefined, readonly Coin[]>>,
) => {
  const changed = createEvent<Partial<WhitelistDraft>>();
  const addressLeft = createEvent();
  const submitted = createEvent();
  /** Port: checks the address; spec §5 "Server-side address check". */
  const checkAddressFx = createEffect<AddressQuestion, AddressVerdict>();
  const adding = createMutation<WhitelistDraft, WhitelistEntry>({ resetBy: changed });

  const $draft = createStore(EMPTY_DRAFT, { serialize: 'ignore' })
    .on(changed, (draft, change) => ({ ...draft, ...change }))
    .reset(adding.executeFx.doneData);
  const checked = sample({
    clock: checkAddressFx.done,
    source: $draft,
    filter: (draft, { params }) => isOfAddress(draft, params),
    fn: (_, { result }) => result,
  });
  const addressChanged = sample({
    clock: changed,
    filter: (change) => change.wallet !== undefined || change.currencies !== undefined,
  });
  const $verdict = createStore<AddressVerdict | null>(null, { serialize: 'ignore' })
    .on(checked, (_, verdict) => verdict)
    .reset(addressChanged, adding.executeFx.doneData);
  const $isSubmitted = createStore(false, { serialize: 'ignore' })
    .on(submitted, () => true)
    .reset(adding.executeFx.doneData);
  const $review = combine($draft, $verdict, entries.$query, (draft, verdict, query) =>
    reviewDraft(draft, verdict, valueOf(query) ?? []),
  );

  sample({
    clock: [addressLeft, changed.filter({ fn: ({ currencies }) => currencies !== undefined })],
    source: { draft: $draft, coins: coins.$query },
    filter: ({ draft }) => canBeChecked(draft),
    fn: ({ draft, coins: all }): AddressQuestion => ({
      wallet: draft.wallet,
      currencies: draft.currencies,
      coins: valueOf(all) ?? [],
    }),
    target: checkAddressFx,
  });
  sample({
    clock: submitted,
    source: { draft: $draft, review: $review },
    filter: ({ review }) => review === null,
    fn: ({ draft }) => draft,
    target: adding.start,
  });
  return { changed, addressLeft, submitted, checkAddressFx, adding, $draft, $verdict, $review, $isSubmitted };
};

/** Creates the model of the whitelist: list, new entry, removal (spec §3, §9 flag "Whitelist enabled"). */
export const createWhitelistModel = () => {
  const opened = createEvent();
  const removalPicked = createEvent<WhitelistEntry>();
  const dialogClosed = createEvent();
  const $isEnabled = createStore(FEATURE_FLAGS.isWhitelistEnabled, {
    sid: 'pro/whitelist/isEnabled',
    serialize: 'ignore',
  });

  const entries = createQuery<undefined, Entries>();
  const coins = createQuery<undefined, readonly Coin[]>();
  const draft = createDraftModel(entries, coins);
  const removal = createMutation<string, string>({ resetBy: removalPicked });

  const $removing = createStore<WhitelistEntry | null>(null, { serialize: 'ignore' })
    .on(removalPicked, (_, entry) => entry)
    .reset(dialogClosed, removal.executeFx.doneData);

  sample({
    clock: opened,
    source: $isEnabled,
    filter: (is) => is,
    fn: () => undefined,
    target: [entries.start, coins.start],
  });
  sample({
    clock: draft.adding.executeFx.doneData,
    source: entries.$query,
    fn: (query, made): Entries => [...(valueOf(query) ?? []), made],
    target: entries.replaced,
  });
  sample({
    clock: removal.executeFx.doneData,
    source: entries.$query,
    fn: (query, gone): Entries => (valueOf(query) ?? []).filter(({ id }) => id !== gone),
    target: entries.replaced,
  });

  return { opened, removalPicked, dialogClosed, entries, coins, draft, removal, $removing, $isEnabled };
};

export const whitelistModel = createWhitelistModel();
