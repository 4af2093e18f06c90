import * as E from 'fp-ts/lib/Either.js';
import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import { callEndpoint, ErrorReply } from '@coinlane/shared-contracts/api';
import { sendReviewEndpoint } from '@coinlane/shared-contracts/content';
import type { HttpPort } from '@coinlane/shared-contracts/api';
import type { ApiError } from '@coinlane/shared-contracts/errors';
import { lookUp } from '@coinlane/shared-contracts/values';
import type { Language } from '@coinlane/shared-contracts/values';

import type { ReviewFailure, ReviewFields } from '../domain/review';

const CASES: Readonly<Partial<Record<string, ReviewFailure['_tag']>>> = {
  order_not_found: 'OrderNotFound',
  order_not_finished: 'OrderNotFinished',
  already_reviewed: 'AlreadyReviewed',
  captcha_invalid: 'CaptchaRefused',
};

/** Maps the failure of a review. */
export const readReviewFailure = (failed: ApiError): ReviewFailure => {
  if (failed._tag !== 'HttpError') return { _tag: failed._tag === 'DecodeError' ? 'Refused' : 'Unreachable' };
  const refusal = ErrorReply.decode(failed.body);
  const word = E.isRight(refusal) ? refusal.right.error : null;
  return { _tag: lookUp(CASES, word ?? '') ?? 'Refused' };
};

/** Sends a review, which is moderated before it is published. */
export const sendReview =
  (http: HttpPort, locale: Language) =>
  ({
    fields: { orderId, rating, text, name },
    captcha,
  }: {
    readonly fields: ReviewFields;
    readonly captcha: string;
  }): TE.TaskEither<ReviewFailure, unknown> =>
    pipe(
      {
        orderId: orderId.trim(),
        rating: rating ?? 0,
        text: text.trim(),
        name: name.trim(),
        locale,
        captcha,
      },
      callEndpoint(http)(sendReviewEndpoint),
      TE.mapLeft(readReviewFailure),
      TE.filterOrElse(
        ({ success }) => success,
        (): ReviewFailure => ({ _tag: 'Refused' }),
      ),
    );
