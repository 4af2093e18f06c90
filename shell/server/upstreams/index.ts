export { withServiceKey } from './with-service-key.ts';
