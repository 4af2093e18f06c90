export { FailureNotice, failureText } from './failure-notice';
export { clockText, dateText, useWords } from './use-words';
export type { Words } from './use-words';
