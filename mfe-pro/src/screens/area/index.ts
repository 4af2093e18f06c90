export { AreaFrame } from './area-frame';
export { NoSuchPage } from './no-such-page';
export { SessionEnded } from './session-ended';
export { SignInNotice } from './sign-in-notice';
export type { ScreenProps } from './screen-props';
export { WithoutScript } from './without-script';
