export { RateClock } from './rate-clock';
