import * as t from 'io-ts';

import { defineEvent } from './define-event.ts';

/** Published when the user signs in or out. Never contains a token. */
export const authChanged = defineEvent(
  'shell/auth-changed@1',
  t.readonly(t.type({ isAuth: t.boolean }), 'AuthChanged'),
);

/** Published when the user changed their sign-in data. Subscribers that show it request `/users/me` again. */
export const accountChanged = defineEvent(
  'shell/account-changed@1',
  t.readonly(t.type({}), 'AccountChanged'),
);
