/** What a browser says about being followed; each may be missing. */
export type TrackingPreference = {
  readonly doNotTrack?: string | null;
  /** Global Privacy Control, which the types of browsers do not know yet. */
  readonly globalPrivacyControl?: unknown;
};

/** Whether a visit may be counted: neither Do Not Track nor Global Privacy Control is on. */
export const isTrackingAllowed = ({ doNotTrack, globalPrivacyControl }: TrackingPreference): boolean =>
  doNotTrack !== '1' && doNotTrack !== 'yes' && globalPrivacyControl !== true;

/** The wish of this browser. */
export const trackingPreferenceOf = (navigator: Navigator): TrackingPreference => ({
  doNotTrack: navigator.doNotTrack,
  globalPrivacyControl: Reflect.get(navigator, 'globalPrivacyControl'),
});
