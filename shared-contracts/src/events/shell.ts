import * as t from 'io-ts';

import { defineEvent } from './define-event.ts';

/** Published when the visitor is signed in or out. Never carries a token. */
export const authChanged = defineEvent(
  'shell/auth-changed@1',
  t.readonly(t.type({ isAuth: t.boolean }), 'AuthChanged'),
);

/** Published when somebody changed what they sign in with: whoever shows it asks `/users/me` anew. */
export const accountChanged = defineEvent(
  'shell/account-changed@1',
  t.readonly(t.type({}), 'AccountChanged'),
);
