import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import type { Effect, Event, Store } from 'effector';

import { toCallFailure } from '@coinlane/shared-contracts/errors';
import type { Feature } from '@coinlane/shared-contracts/lifecycle';
import type { ApiError, CallFailure } from '@coinlane/shared-contracts/errors';

import { checkEmail } from '../../../address/domain/address';

/** View of the form for e-mails about a transaction. Typed text is never lost. */
export type NotificationView = {
  readonly email: string;
  /** Whether to also subscribe to the newsletter (spec §3: isNewsSubscriptionChecked, default true). */
  readonly wantsNews: boolean;
  readonly state:
    | { readonly _tag: 'Editing' }
    | { readonly _tag: 'Invalid' }
    | { readonly _tag: 'Sending' }
    | { readonly _tag: 'Confirmed' }
    | { readonly _tag: 'Declined' }
    | { readonly _tag: 'Failed'; readonly failure: CallFailure };
};

export type Subscription = { readonly transactionId: string; readonly email: string };

type Options = {
  readonly $id: Store<string | null>;
  /** Absent: the site has every feature. */
  readonly $unavailable?: Store<readonly Feature[]>;
  readonly subscribeFx?: Effect<Subscription, boolean, ApiError>;
  /** Subscribes to the newsletter. A failure does not affect the e-mails about the transaction. */
  readonly subscribeToNewsFx?: Effect<string, unknown, ApiError>;
};

/** The subscription form (spec §4 "Forms"): confirmed only if the reply reports success. */
export const createNotificationModel = ({
  $id,
  $unavailable = createStore<readonly Feature[]>([], { serialize: 'ignore' }),
  subscribeFx = createEffect<Subscription, boolean, ApiError>(),
  subscribeToNewsFx = createEffect<string, unknown, ApiError>(),
}: Options) => {
  const emailTyped = createEvent<string>();
  const newsToggled = createEvent<boolean>();
  const submitted = createEvent();

  const $email = createStore('', { serialize: 'ignore' })
    .on(emailTyped, (_, email) => email)
    .reset($id);
  const $wantsNews = createStore(true, { serialize: 'ignore' })
    .on(newsToggled, (_, wantsNews) => wantsNews)
    .reset($id);
  const $subscription = combine($id, $email, (transactionId, email): Subscription | null => {
    const verdict = checkEmail(email.trim());
    return transactionId !== null && verdict._tag === 'Valid'
      ? { transactionId, email: verdict.email }
      : null;
  });
  const sent: Event<Subscription | null> = sample({ clock: submitted, source: $subscription });
  const valid: Event<Subscription> = sent.filterMap((subscription) => subscription ?? undefined);
  sample({
    clock: valid,
    source: subscribeFx.pending,
    filter: (isPending) => !isPending,
    fn: (_, it) => it,
    target: subscribeFx,
  });

  sample({
    clock: subscribeFx.done,
    source: { wantsNews: $wantsNews, unavailable: $unavailable },
    filter: ({ wantsNews, unavailable }, { result }) =>
      wantsNews && result && !unavailable.includes('newsletter'),
    fn: (_, { params }) => params.email,
    target: subscribeToNewsFx,
  });

  const $state = createStore<NotificationView['state']>({ _tag: 'Editing' }, { serialize: 'ignore' })
    .on(sent, (state, subscription): NotificationView['state'] =>
      subscription === null ? { _tag: 'Invalid' } : state,
    )
    .on(subscribeFx, (): NotificationView['state'] => ({ _tag: 'Sending' }))
    .on(subscribeFx.doneData, (_, isDone): NotificationView['state'] => ({
      _tag: isDone ? 'Confirmed' : 'Declined',
    }))
    .on(subscribeFx.failData, (_, error): NotificationView['state'] => ({
      _tag: 'Failed',
      failure: toCallFailure(error),
    }))
    .reset(emailTyped, $id);

  return {
    emailTyped,
    newsToggled,
    submitted,
    subscribeFx,
    subscribeToNewsFx,
    $view: combine({ email: $email, wantsNews: $wantsNews, state: $state }),
  };
};
