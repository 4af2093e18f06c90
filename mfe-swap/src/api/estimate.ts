import * as TE from 'fp-ts/lib/TaskEither.js';
import { pipe } from 'fp-ts/lib/function.js';

import { callEndpoint, exchangeAmountEndpoint } from '@coinlane/shared-contracts/api';
import type { HttpPort } from '@coinlane/shared-contracts/api';
import type { ApiError } from '@coinlane/shared-contracts/errors';
import type { DecimalString, Ticker } from '@coinlane/shared-contracts/values';

type Question = { readonly from: Ticker; readonly to: Ticker; readonly amount: DecimalString };
type Estimate = {
  readonly estimatedAmount: DecimalString | null;
  readonly arrivalMinutes: string | null;
};

const MINUTES = /^\d{1,4}(?:-\d{1,4})?$/;

/** Amount on the other chain for an amount of a token (spec §7: GET /exchange-amount). */
export const fetchEstimate =
  (http: HttpPort) =>
  (question: Question): TE.TaskEither<ApiError, Estimate> =>
    pipe(
      question,
      callEndpoint(http)(exchangeAmountEndpoint),
      TE.map(({ estimatedAmount, transactionSpeedForecast }) => ({
        estimatedAmount,
        arrivalMinutes: MINUTES.test(transactionSpeedForecast ?? '') ? transactionSpeedForecast : null,
      })),
    );
