export { DeedFailure } from './deed-failure';
