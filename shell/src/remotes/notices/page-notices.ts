import type { BrowserNotices, StoragePort } from '@coinlane/shared-contracts/lifecycle';
import type { Language } from '@coinlane/shared-contracts/values';

import { browserNotices } from './browser-notices';
import { pageSource } from './page-source';

export const pageNotices = (storage: StoragePort, language: Language): BrowserNotices =>
  browserNotices({ source: pageSource(window), storage, language });
