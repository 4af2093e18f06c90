import { createStore } from 'effector';

import { DEFAULT_LANGUAGE } from '@coinlane/shared-contracts/values';
import type { Language } from '@coinlane/shared-contracts/values';

/** The page's language: amounts are read and written by it. Set when the scope is made. */
export const $language = createStore<Language>(DEFAULT_LANGUAGE, { serialize: 'ignore' });

/** How long a changing question is left to settle before it is asked, in ms; the server does not wait. */
export const $settleMs = createStore(300, { serialize: 'ignore' });
