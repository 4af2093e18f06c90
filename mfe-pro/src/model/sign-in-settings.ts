import { createEffect, createEvent, sample } from 'effector';
import type { Effect } from 'effector';

/** Sign-in settings. The shell's dialog changes them, because no remote has access to tokens. */
type SignInSetting = 'login-email' | 'change-password' | 'passkeys';

/** Creates the model that requests the shell's dialog. */
const createSignInSettingsModel = () => {
  const requested = createEvent<SignInSetting>();
  /** Port: publishes the request on the bus. */
  const openDialogFx: Effect<SignInSetting, void> = createEffect();
  sample({ clock: requested, target: openDialogFx });
  return { requested, openDialogFx };
};

export const signInSettingsModel = createSignInSettingsModel();
