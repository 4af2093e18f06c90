import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import { saveNotificationsEndpoint } from '@coinlane/shared-contracts/api';
import type { HttpPort } from '@coinlane/shared-contracts/api';
import type { CallFailure } from '@coinlane/shared-contracts/errors';

import type { Notices } from '../domain/notification';
import { ask } from './ask';

/** PUT /users/me/settings: changes the given settings and returns all of them. */
export const saveNotices =
  (http: HttpPort) =>
  (notices: Notices): TE.TaskEither<CallFailure, Notices> =>
    pipe(
      ask(http)(saveNotificationsEndpoint)(notices),
      TE.map(({ settings }) => settings.notifications),
    );
