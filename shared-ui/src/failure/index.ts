export { FailureAlert } from './failure-alert';
export type { FailureAlertProps } from './failure-alert';
export { failureText } from './failure-text';
export type { FailureWords, Remedy } from './failure-text';
export { LoadErrorAlert } from './load-error-alert';
