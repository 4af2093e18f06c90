import { callEndpoint, pushTokenEndpoint, pushTransactionEndpoint } from '@coinlane/shared-contracts/api';
import type { HttpPort } from '@coinlane/shared-contracts/api';
import type { ApiError } from '@coinlane/shared-contracts/errors';
import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

export type Follower = {
  readonly transactionId: string;
  readonly deviceId: string;
  /** The device's push subscription as JSON. */
  readonly token: string;
};

/** Registers this device and subscribes it to one transaction. Returns true if both calls were accepted. */
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
