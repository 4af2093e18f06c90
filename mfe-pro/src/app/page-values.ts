import type { RemoteProps } from '@coinlane/shared-contracts/lifecycle';

import { $language } from '../model/language';

/** Initial values of the models of a screen: the page's language. For `fork({ values })`. */
export const pageValues = ({ language }: Pick<RemoteProps, 'language'>): Record<string, unknown> =>
  $language.sid === null ? {} : { [$language.sid]: language };
