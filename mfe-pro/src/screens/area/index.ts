export { AreaFrame } from './area-frame';
export { NoSuchPage } from './no-such-page';
export { SignInNotice } from './sign-in-notice';
export type { ScreenProps } from './screen-props';
export { WithoutScript } from './without-script';
