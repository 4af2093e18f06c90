import type english from '../locales/en.json';
import type signIn from '../locales/sign-in/en.json';

declare module '@coinlane/shared-ui/i18n' {
  interface Texts {
    readonly shell: typeof english;
    readonly 'sign-in': typeof signIn;
  }
}
