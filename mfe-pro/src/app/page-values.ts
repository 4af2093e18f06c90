import type { RemoteProps } from '@coinlane/shared-contracts/lifecycle';

import { $language } from '../model/language';

/** What the models of a screen know of the page from the start: its language. For `fork({ values })`. */
export const pageValues = ({ language }: Pick<RemoteProps, 'language'>): Record<string, unknown> =>
  $language.sid === null ? {} : { [$language.sid]: language };
