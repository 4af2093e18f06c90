import { callEndpoint, promoCodeEndpoint } from '@coinlane/shared-contracts/api';
import type { HttpPort } from '@coinlane/shared-contracts/api';
import type { ApiError } from '@coinlane/shared-contracts/errors';
import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

/** Checks a promo code. Returns false for an unknown code (404). */
export const checkPromoCode =
  (http: HttpPort) =>
  (code: string): TE.TaskEither<ApiError, boolean> =>
    pipe(
      callEndpoint(http)(promoCodeEndpoint)(code),
      TE.map(({ isValid }) => isValid),
      TE.orElse((error) =>
        error._tag === 'HttpError' && error.status === 404 ? TE.right(false) : TE.left(error),
      ),
    );
