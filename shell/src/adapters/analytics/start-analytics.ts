import {
  authChanged,
  interactionHappened,
  transactionCreated,
  transactionFinished,
} from '@coinlane/shared-contracts/events';
import type { EventBus } from '@coinlane/shared-contracts/events';
import type { Navigation, Visit } from '@coinlane/shared-contracts/lifecycle';

import { createAnalytics } from './create-analytics';
import type { Measured } from './create-analytics';
import { pageName } from './page-name.rule';

export type AnalyticsOptions = {
  readonly url: string;
  readonly language: string;
  readonly bus: EventBus;
  readonly navigation: Navigation;
  readonly readVisit: () => Visit;
};

const WORD = /^[a-z][a-z0-9_]{0,39}$/;

/** Passes simple labels only: the status comes from the service and can be any text. */
const plainWord = (text: string): string => (WORD.test(text) ? text : 'other');

/** Counts events of the event bus. */
const followFacts = (bus: EventBus, measure: (measured: Measured) => void): void => {
  bus.subscribe(interactionHappened, ({ category, action, label }) => {
    measure({ category, action, label: label ?? '' });
  });
  bus.subscribe(transactionCreated, () => {
    measure({ category: 'user-engagement', action: 'transaction_created', label: '' });
  });
  bus.subscribe(transactionFinished, ({ status }) => {
    measure({ category: 'user-engagement', action: 'transaction_finished', label: plainWord(status) });
  });
  bus.subscribe(authChanged, ({ isAuth }) => {
    measure({ category: 'login', action: isAuth ? 'signed_in' : 'signed_out', label: '' });
  });
};

/** Starts to count page views and interactions. The caller checks the tracking preference. */
export const startAnalytics = ({ url, language, bus, navigation, readVisit }: AnalyticsOptions): void => {
  const page = (): string => pageName(navigation.location().pathname);
  const { measure, flush } = createAnalytics({
    visit: readVisit,
    page,
    language,
    now: Date.now,
    later: (run, ms) => {
      setTimeout(run, ms);
    },
    send: (batch) => {
      navigator.sendBeacon(url, new Blob([JSON.stringify(batch)], { type: 'application/json' }));
    },
  });
  const view = (): void => {
    measure({ category: 'page-view', action: 'view', label: '' });
  };
  let shown = navigation.location().pathname;
  view();
  navigation.listen(({ pathname }) => {
    if (pathname === shown) return;
    shown = pathname;
    view();
  });
  followFacts(bus, measure);
  window.addEventListener('pagehide', flush);
};
