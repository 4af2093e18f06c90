import * as t from 'io-ts';

import { defineEvent } from './define-event.ts';

/** Published when the visitor is signed in or out. Never carries a token. */
export const authChanged = defineEvent(
  'shell/auth-changed@1',
  t.readonly(t.type({ isAuth: t.boolean }), 'AuthChanged'),
);
