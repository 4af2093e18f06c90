import type { i18n } from 'i18next';

import type { PageData, PinnedFile } from '@coinlane/shared-contracts/lifecycle';

import { createSupplements } from '../remotes';
import type { LoadSupplement } from '../remotes';

/** Starts to load the supplement of the page, which the first slot and all lazy chunks need. */
export const loadPageSupplement = (
  { language, pins, shellSupplement }: PageData,
  admit: (files: readonly PinnedFile[]) => void,
  i18nInstance: i18n,
): LoadSupplement => {
  const load = createSupplements({
    fetch: fetch.bind(window),
    admit,
    addTexts: (texts) => void i18nInstance.addResourceBundle(language, 'shell', texts),
  });
  const file = pins.find(({ stable }) => stable.supplement !== undefined)?.stable.supplement;
  if (file !== undefined) {
    let hashes: Promise<unknown> | null = null;
    globalThis.coinlaneHashes = () =>
      (hashes ??= load(file)
        .catch(() => (shellSupplement === undefined ? undefined : load(shellSupplement)))
        .catch(() => {
          hashes = null;
        }));
    void globalThis.coinlaneHashes();
  }
  return load;
};
