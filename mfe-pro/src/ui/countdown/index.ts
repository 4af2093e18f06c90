export { useTimeLeft } from './use-time-left';
