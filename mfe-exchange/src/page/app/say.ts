import type { TFunction } from 'i18next';

/** i18next's translate function for this remote's texts. */
export type Say = TFunction<'exchange'>;
