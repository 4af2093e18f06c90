import * as t from 'io-ts';

import { defineEvent } from './define-event.ts';

/** Views of the shell's dialog. The last three require a signed-in user. */
const View = t.keyof(
  { 'sign-in': null, register: null, 'change-password': null, 'login-email': null, passkeys: null },
  'SignInView',
);

/**
 * Published by a remote when a step requires sign-in, or when the user changes how they sign in. The shell opens its
 * dialog.
 */
export const signInAsked = defineEvent(
  'site/sign-in-asked@1',
  t.readonly(t.intersection([t.type({ view: View }), t.partial({ reason: t.string })]), 'SignInAsked'),
);

/** `reason`: shown in the dialog if it has a text for it, such as `session-ended`. */
export type SignInAsked = Readonly<{ view: t.TypeOf<typeof View>; reason?: string }>;

/** Published by a remote to end the session of this browser. The shell notifies the service and deletes the tokens. */
export const signOutAsked = defineEvent('site/sign-out-asked@1', t.readonly(t.type({}), 'SignOutAsked'));
