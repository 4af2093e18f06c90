import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import { saveNotificationsEndpoint } from '@coinlane/shared-contracts/api';
import type { HttpPort } from '@coinlane/shared-contracts/api';

import type { Notices } from '../../domain/notification';
import type { Problem } from '../../domain/problem';
import { ask } from '../problem';

/** PUT /users/me/settings: what is named changes, the rest stays; all of it as it is now. */
export const saveNotices =
  (http: HttpPort) =>
  (notices: Notices): TE.TaskEither<Problem, Notices> =>
    pipe(
      ask(http)(saveNotificationsEndpoint)(notices),
      TE.map(({ settings }) => settings.notifications),
    );
