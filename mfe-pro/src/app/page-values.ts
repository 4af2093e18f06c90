import type { RemoteProps } from '@coinlane/shared-contracts/lifecycle';

import { $language } from '../model/language';

/** The page facts that the models of a screen start with: its language. For `fork({ values })`. */
export const pageValues = ({ language }: Pick<RemoteProps, 'language'>): Record<string, unknown> =>
  $language.sid === null ? {} : { [$language.sid]: language };
