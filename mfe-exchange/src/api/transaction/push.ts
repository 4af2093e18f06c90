import { callEndpoint, pushTokenEndpoint, pushTransactionEndpoint } from '@coinlane/shared-contracts/api';
import type { HttpPort } from '@coinlane/shared-contracts/api';
import type { ApiError } from '@coinlane/shared-contracts/errors';
import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

export type Follower = {
  readonly transactionId: string;
  readonly deviceId: string;
  /** How the device is reached: its subscription as JSON. */
  readonly token: string;
};

/** Says how this device is reached, then which transaction it wants to hear about; true when both were taken. */
export const followTransaction =
  (http: HttpPort) =>
  ({ transactionId, deviceId, token }: Follower): TE.TaskEither<ApiError, boolean> =>
    pipe(
      callEndpoint(http)(pushTokenEndpoint)({ id: deviceId, fcmtoken: token }),
      TE.chain((registered) =>
        pipe(
          callEndpoint(http)(pushTransactionEndpoint)({ id: transactionId, deviceId }),
          TE.map(({ success }) => registered.success && success),
        ),
      ),
    );
