import type { FastifyInstance } from 'fastify';

import type { Accounts } from './accounts.ts';
import { addLoginEmailRoutes } from './login-email-routes.ts';
import { addLoginRoutes } from './login-routes.ts';
import { addPasskeyRoutes } from './passkey-routes.ts';
import { addPasswordRoutes } from './password-routes.ts';
import { addRegisterRoutes } from './register-routes.ts';
import { addSecondFactorRoutes } from './second-factor-routes.ts';
import { addSessionRoutes } from './session-routes.ts';
import { addUserRoutes } from './user-routes.ts';

/** Routes below `/account`: registration, signing in and account data (spec §4, §7, §8). */
export const addAccountRoutes = (app: FastifyInstance, accounts: Accounts): void => {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.header('cache-control', 'no-store');
    done();
  });
  addRegisterRoutes(app, accounts);
  addLoginRoutes(app, accounts);
  addSessionRoutes(app, accounts);
  addPasswordRoutes(app, accounts);
  addPasskeyRoutes(app, accounts);
  addSecondFactorRoutes(app, accounts);
  addLoginEmailRoutes(app, accounts);
  addUserRoutes(app, accounts);
};
