/** Folders of texts, and the sources that use their keys. Paths are relative to the root of the repository. */
export type TextPlace = {
  readonly texts: string;
  /** Empty if a codec reads the texts and thus checks each key. */
  readonly sources: readonly string[];
};

export const TEXT_PLACES: readonly TextPlace[] = [
  { texts: 'shell/locales', sources: ['shell/src', 'shared-ui/src'] },
  { texts: 'shared-ui/locales', sources: ['shared-ui/src', 'mfe-exchange/src', 'mfe-pro/src'] },
  { texts: 'shell/locales/sign-in', sources: ['shell/src'] },
  { texts: 'shell/server/pages/service-worker/words', sources: [] },
  { texts: 'shell/server/calls/notices/words', sources: [] },
  { texts: 'mfe-exchange/locales', sources: ['mfe-exchange/src', 'shared-ui/src'] },
  { texts: 'mfe-pro/locales', sources: ['mfe-pro/src', 'shared-ui/src'] },
  { texts: 'mfe-listing/locales', sources: ['mfe-listing/src', 'shared-ui/src'] },
  { texts: 'mfe-swap/locales', sources: ['mfe-swap/src', 'shared-ui/src'] },
  { texts: 'mfe-content/locales', sources: ['mfe-content/src', 'shared-ui/src'] },
];

/** Parts that are only in English: the operators' page and the gallery. */
export const ENGLISH_ONLY: readonly string[] = ['shell/src/ops', 'shared-ui/src/gallery'];
