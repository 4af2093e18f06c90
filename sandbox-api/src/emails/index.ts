export { isEmail } from './is-email.ts';
