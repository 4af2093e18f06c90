import { createEffect, createEvent, sample } from 'effector';
import type { Effect } from 'effector';

/** What about signing in can be changed; the shell's dialog does it, because no remote sees a token. */
export type SignInSetting = 'login-email' | 'change-password' | 'passkeys';

/** Asks the shell for its dialog. */
export const createSignInSettingsModel = () => {
  const requested = createEvent<SignInSetting>();
  /** A port: publishes the question on the bus. */
  const openDialogFx: Effect<SignInSetting, void> = createEffect();
  sample({ clock: requested, target: openDialogFx });
  return { requested, openDialogFx };
};

export const signInSettingsModel = createSignInSettingsModel();
