import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import { saveNotificationsEndpoint } from '@coinlane/shared-contracts/api';
import type { HttpPort } from '@coinlane/shared-contracts/api';

import type { Notices } from '../domain/notification';
import type { Problem } from '../domain/problem';
import { ask } from './problem';

/** PUT /users/me/settings: changes the given settings and returns all of them. */
export const saveNotices =
  (http: HttpPort) =>
  (notices: Notices): TE.TaskEither<Problem, Notices> =>
    pipe(
      ask(http)(saveNotificationsEndpoint)(notices),
      TE.map(({ settings }) => settings.notifications),
    );
