import { createEvent, createStore } from 'effector';
import type { Event } from 'effector';

/** The two agreements, accepted by default (spec §3 "Exchange form"), and the typed confirmation of a large loss. */
export const createTermsModel = ({ offersChanged }: { readonly offersChanged: Event<unknown> }) => {
  const ownTermsAccepted = createEvent<boolean>();
  const thirdPartyTermsAccepted = createEvent<boolean>();
  const lossConfirmed = createEvent<boolean>();
  return {
    ownTermsAccepted,
    thirdPartyTermsAccepted,
    lossConfirmed,
    $areOwnTermsAccepted: createStore(true, { serialize: 'ignore' }).on(
      ownTermsAccepted,
      (_, isAccepted) => isAccepted,
    ),
    $areThirdPartyTermsAccepted: createStore(true, { serialize: 'ignore' }).on(
      thirdPartyTermsAccepted,
      (_, isAccepted) => isAccepted,
    ),
    $isLossConfirmed: createStore(false, { serialize: 'ignore' })
      .on(lossConfirmed, (_, isConfirmed) => isConfirmed)
      .reset(offersChanged),
  };
};
