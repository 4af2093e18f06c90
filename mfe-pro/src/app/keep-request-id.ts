import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import { isOutcomeUnknown } from '@coinlane/shared-contracts/errors';
import type { CallFailure } from '@coinlane/shared-contracts/errors';

const ID_BYTES = 16;

/** Creates a request ID. Not with `randomUUID`, which is missing on pages without TLS. */
export const newRequestId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(ID_BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/**
 * Adds a request ID to a mutation. The same input keeps its ID while the outcome is unknown, so that a retry after
 * a lost response does nothing twice. After success or a refusal, it gets a new ID.
 */
export const keepRequestId =
  (makeId: () => string) =>
  <Input extends object, Result>(
    call: (input: Input & { readonly requestId: string }) => TE.TaskEither<CallFailure, Result>,
  ): ((input: Input) => TE.TaskEither<CallFailure, Result>) => {
    let open: { readonly mutation: string; readonly requestId: string } | null = null;
    return (input) => {
      const mutation = JSON.stringify(input);
      const requestId = open?.mutation === mutation ? open.requestId : makeId();
      open = { mutation, requestId };
      return pipe(
        call({ ...input, requestId }),
        TE.bimap(
          (problem) => {
            if (!isOutcomeUnknown(problem)) open = null;
            return problem;
          },
          (result) => {
            open = null;
            return result;
          },
        ),
      );
    };
  };
