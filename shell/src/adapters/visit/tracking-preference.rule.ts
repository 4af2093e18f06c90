/** Tracking preferences of a browser. Each may be missing. */
export type TrackingPreference = {
  readonly doNotTrack?: string | null;
  /** Global Privacy Control is missing in the DOM types. */
  readonly globalPrivacyControl?: unknown;
};

/** Whether visits can be tracked: neither Do Not Track nor Global Privacy Control is on. */
export const isTrackingAllowed = ({ doNotTrack, globalPrivacyControl }: TrackingPreference): boolean =>
  doNotTrack !== '1' && doNotTrack !== 'yes' && globalPrivacyControl !== true;

/** Reads the tracking preference of a browser. */
export const trackingPreferenceOf = (navigator: Navigator): TrackingPreference => ({
  doNotTrack: navigator.doNotTrack,
  globalPrivacyControl: Reflect.get(navigator, 'globalPrivacyControl'),
});
