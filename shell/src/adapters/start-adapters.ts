import type { AdapterOptions } from './adapter-options';
import { startLiveChat } from './live-chat';
import { isTrackingAllowed, readVisit, trackingPreferenceOf } from './visit';

/** Starts analytics if it is configured and the visitor allows tracking. */
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
    // analytics is optional
    () => undefined,
  );
};

/**
 * Starts analytics and the live chat when the page is interactive. The sandbox provides both unless others are
 * configured. If a service is blocked or unavailable, the rest of the page still works (fault matrix A23).
 */
export const startAdapters = (options: AdapterOptions): void => {
  readVisit(options.storage, window);
  measure(options);
  startLiveChat(options);
};
