import type { FastifyInstance } from 'fastify';
import * as t from 'io-ts';

import { decodeOrRefuse, RequiredText, unauthorized } from '../http/index.ts';

const RefreshBody = t.type({ refreshToken: RequiredText }, 'RefreshRequest');

/** Below `/account`: this service has no accounts, so nobody is signed in and no token can be refreshed. */
export const addAccountRoutes = (app: FastifyInstance): void => {
  app.get('/users/me', () => {
    throw unauthorized();
  });
  app.post('/auth/refresh', ({ body }) => {
    decodeOrRefuse(RefreshBody, body);
    throw unauthorized();
  });
};
