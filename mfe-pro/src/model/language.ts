import { createStore } from 'effector';

import { DEFAULT_LANGUAGE } from '@coinlane/shared-contracts/values';
import type { Language } from '@coinlane/shared-contracts/values';

/** Language of the page, for parsing and formatting amounts. Set when the scope of a screen is created. */
export const $language = createStore<Language>(DEFAULT_LANGUAGE, { sid: 'pro/language' });
