import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import type { Event, EventCallable, Store } from 'effector';

import { createMutation, createQuery } from '@coinlane/shared-ui/query';
import { valueOf } from '@coinlane/shared-contracts/query';
import type { Coin } from '../domain/coin';
import { FEATURE_FLAGS } from '../domain/feature-flag';
import { EMPTY_DRAFT, networksOf, reviewDraft } from '../domain/whitelist';
import type {
  AddressCheck,
  AddressQuestion,
  AddressVerdict,
  DraftProblem,
  WhitelistDraft,
  WhitelistEntry,
} from '../domain/whitelist';
import { createAddressCheck } from './address-check';

type Entries = readonly WhitelistEntry[];

const canBeChecked = ({ wallet, currencies }: WhitelistDraft): boolean =>
  wallet.trim() !== '' && currencies.length > 0;

type SubmissionParts = {
  readonly submitted: Event<void>;
  readonly checked: Event<AddressCheck>;
  readonly changed: Event<unknown>;
  readonly requested: EventCallable<WhitelistDraft>;
  readonly $draft: Store<WhitelistDraft>;
  readonly $review: Store<DraftProblem | null>;
  readonly $verdict: Store<AddressVerdict | null>;
};

/**
 * Sends an entry without a problem. A press waits for the check of the address. Returns whether a press is waiting.
 */
const createSubmission = (parts: SubmissionParts): Store<boolean> => {
  const { submitted, checked, changed, requested, $draft, $review, $verdict } = parts;
  const $isWaiting = createStore(false, { serialize: 'ignore' }).on(submitted, () => true);
  sample({
    clock: [submitted, checked],
    source: { draft: $draft, review: $review, verdict: $verdict, isWaiting: $isWaiting },
    filter: ({ review, verdict, isWaiting }) => isWaiting && verdict !== null && review === null,
    fn: ({ draft }) => draft,
    target: requested,
  });
  const objected = sample({
    clock: [submitted, checked],
    source: $review,
    filter: (review) => review !== null,
  });
  $isWaiting.reset(changed, objected, requested);
  return $isWaiting;
};

/** Creates the model of the form for a new entry: input, verdict on the address, and problem. */
const createDraftModel = (
  entries: ReturnType<typeof createQuery<undefined, Entries>>,
  coins: ReturnType<typeof createQuery<undefined, readonly Coin[]>>,
) => {
  const changed = createEvent<Partial<WhitelistDraft>>();
  const addressLeft = createEvent();
  const submitted = createEvent();
  /** Port: checks the address (spec §5 "Server-side address check"). */
  const checkAddressFx = createEffect<AddressQuestion, AddressCheck>();
  const adding = createMutation<WhitelistDraft, WhitelistEntry>({ resetBy: changed });

  const $draft = createStore(EMPTY_DRAFT, { serialize: 'ignore' })
    .on(changed, (draft, change) => ({ ...draft, ...change }))
    .reset(adding.executeFx.doneData);
  const currenciesChanged = changed.filter({ fn: ({ currencies }) => currencies !== undefined });
  const walletChanged = changed.filter({ fn: ({ wallet }) => wallet !== undefined });
  /** Question about the address in the form. */
  const $asked = createStore<AddressQuestion | null>(null, { serialize: 'ignore' })
    .on(checkAddressFx, (_, question) => question)
    .reset(walletChanged, currenciesChanged, adding.executeFx.doneData);
  const checked = sample({
    clock: checkAddressFx.done,
    source: $asked,
    filter: (asked, { params }) => asked === params,
    fn: (_, { result }) => result,
  });
  const addressCheck = createAddressCheck({
    $address: $draft.map(({ wallet }) => wallet),
    checked,
    outdated: [walletChanged, currenciesChanged, adding.executeFx.doneData],
    restarted: [currenciesChanged, adding.executeFx.doneData],
  });
  const { $verdict, $shared } = addressCheck;
  const $isSubmitted = createStore(false, { serialize: 'ignore' })
    .on(submitted, () => true)
    .reset(adding.executeFx.doneData);
  const $coins = coins.$query.map((query) => valueOf(query) ?? []);
  const $networks = combine($draft, $coins, ({ currencies }, all) => networksOf({ currencies, coins: all }));
  const $review = combine(
    [$draft, $networks, $verdict, $shared, entries.$query] as const,
    ([draft, networks, verdict, shared, query]) =>
      reviewDraft(draft, { verdict, isShared: shared !== null, networks, entries: valueOf(query) ?? [] }),
  );

  sample({
    clock: [addressLeft, submitted, currenciesChanged],
    source: { draft: $draft, coins: $coins, asked: $asked },
    // one check per address, because a second one would abort the first
    filter: ({ draft, asked }) => asked === null && canBeChecked(draft),
    fn: ({ draft, coins: all }): AddressQuestion => ({
      wallet: draft.wallet.trim(),
      currencies: draft.currencies,
      coins: all,
    }),
    target: checkAddressFx,
  });
  const $isWaiting = createSubmission({
    ...{ submitted, checked, changed, $draft, $review, $verdict },
    requested: adding.start,
  });
  return {
    ...{ ...addressCheck, changed, addressLeft, submitted, checkAddressFx, adding },
    ...{ $draft, $networks, $review, $isSubmitted, $isWaiting },
  };
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
