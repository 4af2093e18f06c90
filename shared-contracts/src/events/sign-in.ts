import * as t from 'io-ts';

import { defineEvent } from './define-event.ts';

/** Published by any remote where going on needs somebody who is signed in; the shell opens its dialog. */
export const signInAsked = defineEvent(
  'site/sign-in-asked@1',
  t.readonly(
    t.type({ view: t.keyof({ 'sign-in': null, register: null, 'change-password': null }, 'SignInView') }),
    'SignInAsked',
  ),
);

/** Published by any remote to end the session of this browser; the shell tells the service and forgets the tokens. */
export const signOutAsked = defineEvent('site/sign-out-asked@1', t.readonly(t.type({}), 'SignOutAsked'));
