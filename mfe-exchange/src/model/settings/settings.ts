import { createEvent, createStore } from 'effector';

import { DEFAULT_LANGUAGE } from '@coinlane/shared-contracts/values';
import type { Language } from '@coinlane/shared-contracts/values';

/** The page's language: amounts are read and written by it. Set when the scope is made. */
export const $language = createStore<Language>(DEFAULT_LANGUAGE, { serialize: 'ignore' });

/** Who sent the visitor here (the referral cookie); null: nobody. Set when the scope is made. */
export const $linkId = createStore<string | null>(null, { serialize: 'ignore' });

/** Whether the visitor is signed in. Set when the scope is made, and when it changes. */
export const signedInChanged = createEvent<boolean>();
export const $isSignedIn = createStore(false, { serialize: 'ignore' }).on(
  signedInChanged,
  (_, isSignedIn) => isSignedIn,
);

/** Whether the page is shown inside the messaging app. Set when the scope is made. */
export const $isInMessagingApp = createStore(false, { serialize: 'ignore' });

/** How long a typed question is left to settle in the browser, in ms. */
export const TYPING_SETTLE_MS = 300;

/** How long a question that is typed is left to settle before it is asked, in ms; the server does not wait. */
export const $typingSettleMs = createStore(TYPING_SETTLE_MS, { serialize: 'ignore' });

/** For questions that are picked, not typed. */
export const $noSettleMs = createStore(0, { serialize: 'ignore' });
