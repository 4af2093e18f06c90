import { callEndpoint, notifyEndpoint, promoEndpoint } from '@coinlane/shared-contracts/api';
import type { HttpPort } from '@coinlane/shared-contracts/api';
import type { ApiError } from '@coinlane/shared-contracts/errors';
import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

/** Subscribes to e-mails about an exchange. Returns true only if the reply reports success (spec §4 "Forms"). */
export const subscribeToTransaction =
  (http: HttpPort) =>
  (subscription: {
    readonly transactionId: string;
    readonly email: string;
  }): TE.TaskEither<ApiError, boolean> =>
    pipe(
      callEndpoint(http)(notifyEndpoint)(subscription),
      TE.map(({ success }) => success),
    );

/** Subscribes to the newsletter (spec §7 `POST /promo`). Fails with the call's ApiError. */
export const subscribeToNews = (http: HttpPort): ((email: string) => TE.TaskEither<ApiError, unknown>) =>
  callEndpoint(http)(promoEndpoint);
