export { StatusPill } from './status-pill';
