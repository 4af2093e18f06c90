import type { AdapterOptions } from './adapter-options';
import { startLiveChat } from './live-chat';
import { isTrackingAllowed, readVisit, trackingPreferenceOf } from './visit';

/** The intake is asked only where one is configured, and of nobody who asked not to be followed. */
const measure = ({ data, bus, navigation, storage }: AdapterOptions): void => {
  const { analyticsUrl: url = '' } = data.config;
  if (url === '' || !isTrackingAllowed(trackingPreferenceOf(navigator))) return;
  import('./analytics').then(
    ({ startAnalytics }) => {
      startAnalytics({
        url,
        language: data.language,
        bus,
        navigation,
        readVisit: () => readVisit(storage, window),
      });
    },
    // nobody waits for a count
    () => undefined,
  );
};

/**
 * The providers that go with a page once it can be used: analytics and the live chat. Each is the sandbox's own unless
 * configured otherwise; one that is blocked or down costs nothing but itself (fault matrix A23).
 */
export const startAdapters = (options: AdapterOptions): void => {
  readVisit(options.storage, window);
  measure(options);
  startLiveChat(options);
};
