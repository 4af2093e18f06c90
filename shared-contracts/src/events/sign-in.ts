import * as t from 'io-ts';

import { defineEvent } from './define-event.ts';

/** What the shell's dialog can be opened at; the last three are of somebody who is signed in. */
const View = t.keyof(
  { 'sign-in': null, register: null, 'change-password': null, 'login-email': null, passkeys: null },
  'SignInView',
);

/**
 * Published by any remote where going on needs somebody who is signed in, or where somebody wants to change how they
 * sign in; the shell opens its dialog.
 */
export const signInAsked = defineEvent(
  'site/sign-in-asked@1',
  t.readonly(t.intersection([t.type({ view: View }), t.partial({ reason: t.string })]), 'SignInAsked'),
);

/** The reason is said in the dialog, where it has words for it: `session-ended`. */
export type SignInAsked = Readonly<{ view: t.TypeOf<typeof View>; reason?: string }>;

/** Published by any remote to end the session of this browser; the shell tells the service and forgets the tokens. */
export const signOutAsked = defineEvent('site/sign-out-asked@1', t.readonly(t.type({}), 'SignOutAsked'));
