import type { i18n } from 'i18next';

import type { EventBus } from '@coinlane/shared-contracts/events';
import type { Navigation, PageData } from '@coinlane/shared-contracts/lifecycle';

import type { LiveRemotesOfPage } from '../remotes/composition';
import type { BrowserStorage } from '../storage';

/** Data of the page for the adapters. */
export type AdapterOptions = {
  readonly data: Pick<PageData, 'config' | 'language' | 'revision'>;
  readonly composition: LiveRemotesOfPage;
  readonly i18nInstance: i18n;
  readonly bus: EventBus;
  readonly navigation: Navigation;
  readonly storage: BrowserStorage;
};
