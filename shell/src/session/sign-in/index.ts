export { loadSignIn } from './load-sign-in';
export type { AccountPage } from './load-sign-in';
