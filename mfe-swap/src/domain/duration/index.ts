export { durationMinutes, hasTimeLine } from './duration';
