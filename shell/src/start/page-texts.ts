import type { i18n } from 'i18next';

import type { PageData } from '@coinlane/shared-contracts/lifecycle';

import type { LoadSupplement } from '../remotes';
import type { BrowserServices } from '../services';
import { createTextLoader } from '../texts';

type Options = {
  readonly data: PageData;
  readonly i18nInstance: i18n;
  readonly loadSupplement: LoadSupplement;
};

/** Translations in the page data, and their versions. */
const pageTexts = ({ pins, messages }: PageData) =>
  pins
    .filter(({ namespace }) => messages[namespace] !== undefined)
    .map(({ name, namespace, stable }) => ({ remote: name, namespace, version: stable.version }));

/** Loads the translations of a version of a pin. Uses its supplement if the page specifies one. */
export const textLoader = ({ data, i18nInstance, loadSupplement }: Options): BrowserServices['loadTexts'] => {
  const loadTexts = createTextLoader(i18nInstance, pageTexts(data), undefined, loadSupplement);
  return ({ name, namespace, stable, previous }, version) => {
    const pinned = [stable, ...previous].find((each) => each.version === version);
    return loadTexts({ remote: name, namespace, version, supplement: pinned?.supplement });
  };
};
