export { createTranslations } from './create-translations';
export { createMissingKeyReport } from './report-missing-keys';
export { createTextLoader, fetchMessages } from './text-loader';
