import { createStore } from 'effector';

import { DEFAULT_LANGUAGE } from '@coinlane/shared-contracts/values';
import type { Language } from '@coinlane/shared-contracts/values';

/** Language of the page, for parsing and formatting amounts. Set when the scope is created. */
export const $language = createStore<Language>(DEFAULT_LANGUAGE, { serialize: 'ignore' });

/** Pause in typing before an estimate is requested, in ms. */
export const ESTIMATE_SETTLE_MS = 400;

/** Interval between requests for a swap's status, in ms (spec §9 "Timing": every 60 s). */
export const POLL_MS = 60_000;
