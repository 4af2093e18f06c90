export { createTextLoader, createTranslations, fetchMessages } from './create-translations';
export { createMissingKeyReport } from './report-missing-keys';
