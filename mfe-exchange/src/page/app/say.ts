import type { Translate } from '@coinlane/shared-ui/i18n';

/** Texts of this remote. */
export type Say = Translate<'exchange'>;
