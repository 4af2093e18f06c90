export { createLiveAnswer } from './create-live-answer';
export type { Answered, Failed } from './is-due';
