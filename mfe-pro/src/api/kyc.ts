import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import { kycSessionEndpoint } from '@coinlane/shared-contracts/api';
import type { HttpPort } from '@coinlane/shared-contracts/api';
import type { CallFailure } from '@coinlane/shared-contracts/errors';

import { ask } from './ask';

/** POST /kyc/sessions: URL of the provider's page for the next level. Reuses an open session. */
export const openKycSession = (http: HttpPort) => (): TE.TaskEither<CallFailure, { readonly url: string }> =>
  pipe(
    ask(http)(kycSessionEndpoint)(),
    TE.map(({ url }) => ({ url })),
  );
