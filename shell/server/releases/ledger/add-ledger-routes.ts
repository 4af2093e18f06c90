import type { FastifyInstance } from 'fastify';

import { addChangeRoutes } from './change-routes.ts';
import { addMaintenanceRoutes } from './maintenance-routes.ts';
import type { LedgerPorts } from './ledger-ports.ts';
import { sendMisread } from './ledger-replies.ts';
import { addLiveRoute } from './live-events.ts';
import { addPreviewRoute } from './preview-route.ts';
import { addProviderRoutes } from './provider-routes.ts';
import { addReadRoutes } from './read-routes.ts';
import { addReleaseRoutes } from './release-routes.ts';
import { addSessionRoutes } from './session-routes.ts';
import { addSignInRoutes } from '../operator-sign-in/index.ts';
import { createTokenGuard } from './token-guard.ts';

const BODY_LIMIT_BYTES = 16_384;

/** Parses any content type as JSON, because curl sends everything as a form. */
const takeAnyContentType = (scope: FastifyInstance): void => {
  scope.removeAllContentTypeParsers();
  const limit = { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES } as const;
  scope.addContentTypeParser('*', limit, (_request, body, done) => done(null, body));
};

const answerErrors = (scope: FastifyInstance): void => {
  scope.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const statusCode = error.statusCode ?? 500;
    if (statusCode < 500) return sendMisread(reply, `${error.message}.`, statusCode);
    request.log.error({ reason: error.stack }, 'the ledger failed');
    return sendMisread(reply, 'An unexpected error occurred. No partial change is visible. Try again.', 500);
  });
};

/** Adds the HTTP API of the release ledger: the commands of `ledger`, for CI jobs with curl and for the ops page. */
export const addLedgerRoutes = (app: FastifyInstance, ports: LedgerPorts): void => {
  app.register((scope, _options, done) => {
    takeAnyContentType(scope);
    answerErrors(scope);
    const guard = createTokenGuard(ports.access);
    scope.addHook('preHandler', async (request, reply) =>
      (await guard.isStillHolder(request, reply)) ? undefined : reply,
    );
    addReadRoutes(scope, ports, guard);
    addChangeRoutes(scope, ports, guard);
    addMaintenanceRoutes(scope, ports, guard);
    addPreviewRoute(scope, ports, guard);
    addProviderRoutes(scope, ports, guard);
    addReleaseRoutes(scope, ports, guard);
    addSessionRoutes(scope, ports);
    if (ports.signIn !== null) addSignInRoutes(scope, ports.signIn, ports.csrf);
    addLiveRoute(scope, ports, guard);
    done();
  });
};
