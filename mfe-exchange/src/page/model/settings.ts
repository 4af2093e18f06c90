import { createEvent, createStore } from 'effector';

import type { Feature } from '@coinlane/shared-contracts/lifecycle';
import { DEFAULT_LANGUAGE } from '@coinlane/shared-contracts/values';
import type { Language } from '@coinlane/shared-contracts/values';

/** Language of the page, which determines the number format. Set when the scope is created. */
export const $language = createStore<Language>(DEFAULT_LANGUAGE, { serialize: 'ignore' });

/** The referrer's ID from the referral cookie, or null. Set when the scope is created. */
export const $linkId = createStore<string | null>(null, { serialize: 'ignore' });

/** Whether the user is signed in. Sent when the scope is created and after each change. */
export const signedInChanged = createEvent<boolean>();
export const $isSignedIn = createStore(false, { serialize: 'ignore' }).on(
  signedInChanged,
  (_, isSignedIn) => isSignedIn,
);

/** Whether the page is inside the messaging app. Set when the scope is created. */
export const $isInMessagingApp = createStore(false, { serialize: 'ignore' });

/** Features without a service on this site. Set when the scope is created. */
export const $unavailable = createStore<readonly Feature[]>([], { serialize: 'ignore' });

/** Whether the site has market data. */
export const $hasMarket = $unavailable.map((unavailable) => !unavailable.includes('market'));

export const TYPING_SETTLE_MS = 300;

/** Debounce of a typed query in ms. 0 on the server. */
export const $typingSettleMs = createStore(TYPING_SETTLE_MS, { serialize: 'ignore' });

/** Debounce of queries that the user picks instead of typing. */
export const $noSettleMs = createStore(0, { serialize: 'ignore' });
