export { loadSignIn } from './load-sign-in';
export type { AccountPage, AskedProps } from './load-sign-in';
