export { createSignInSettingsModel, signInSettingsModel } from './create-sign-in-settings-model';
export type { SignInSetting } from './create-sign-in-settings-model';
