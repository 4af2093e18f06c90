import type * as TE from 'fp-ts/lib/TaskEither.js';

import { callEndpoint, tokensDestinationEndpoint } from '@coinlane/shared-contracts/api';
import type { HttpPort, TokensDestinationReply } from '@coinlane/shared-contracts/api';
import type { ApiError } from '@coinlane/shared-contracts/errors';

type Destination = { readonly transactionId: string; readonly tokensDestination: string };

/** Sets the Ethereum address that receives the tokens of an exchange (spec §7 "Public API v1"). */
export const setTokensDestination =
  (http: HttpPort) =>
  (destination: Destination): TE.TaskEither<ApiError, TokensDestinationReply> =>
    callEndpoint(http)(tokensDestinationEndpoint)(destination);
