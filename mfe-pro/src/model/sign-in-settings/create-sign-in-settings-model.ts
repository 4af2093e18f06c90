import { createEffect, createEvent, sample } from 'effector';

/** What about signing in can be changed; the shell's dialog does it, because no remote sees a token. */
export type SignInSetting = 'login-email' | 'change-password' | 'passkeys';

/** Asks the shell for its dialog. */
export const createSignInSettingsModel = () => {
  const asked = createEvent<SignInSetting>();
  /** A port: publishes the question on the bus. */
  const openDialogFx = createEffect<SignInSetting, void>();
  sample({ clock: asked, target: openDialogFx });
  return { asked, openDialogFx };
};

export const signInSettingsModel = createSignInSettingsModel();
