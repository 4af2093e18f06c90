import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import { endSessionEndpoint, sessionsEndpoint } from '@coinlane/shared-contracts/api';
import type { HttpPort } from '@coinlane/shared-contracts/api';
import type { CallFailure } from '@coinlane/shared-contracts/errors';

import { sortedSessions } from '../domain/session';
import type { Session } from '../domain/session';
import { ask } from './ask';

/** GET /auth/sessions, this device first. */
export const fetchSessions = (http: HttpPort) => (): TE.TaskEither<CallFailure, readonly Session[]> =>
  pipe(
    ask(http)(sessionsEndpoint)(),
    TE.map(({ sessions }) =>
      sortedSessions(
        sessions.map(({ createdAt, lastSeenAt, ...session }) => ({
          ...session,
          createdAtMs: createdAt,
          lastSeenAtMs: lastSeenAt,
        })),
      ),
    ),
  );

/** DELETE /auth/sessions/{id}. Null: all sessions, including this one. */
export const endSession =
  (http: HttpPort) =>
  (id: string | null): TE.TaskEither<CallFailure, string | null> =>
    pipe(
      ask(http)(endSessionEndpoint)(id),
      TE.map(() => id),
    );
