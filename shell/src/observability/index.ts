export { createErrorReporter } from './create-error-reporter';
export type { ErrorReporter } from './create-error-reporter';
export { listenToPage } from './listen-to-page';
