import { createEffect, createEvent, sample } from 'effector';
import type { Effect } from 'effector';

/** The changeable sign-in settings. The shell's dialog changes them, because no remote sees a token. */
export type SignInSetting = 'login-email' | 'change-password' | 'passkeys';

/** Opens the shell's dialog. */
export const createSignInSettingsModel = () => {
  const requested = createEvent<SignInSetting>();
  /** A port: publishes the question on the bus. */
  const openDialogFx: Effect<SignInSetting, void> = createEffect();
  sample({ clock: requested, target: openDialogFx });
  return { requested, openDialogFx };
};

export const signInSettingsModel = createSignInSettingsModel();
