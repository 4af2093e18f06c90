export { usePoll } from './use-poll';
