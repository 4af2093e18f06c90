import { createStore } from 'effector';

import { DEFAULT_LANGUAGE } from '@coinlane/shared-contracts/values';
import type { Language } from '@coinlane/shared-contracts/values';

/** The page's language: amounts are read and written by it. Set when the scope of a screen is made. */
export const $language = createStore<Language>(DEFAULT_LANGUAGE, { sid: 'pro/language' });
