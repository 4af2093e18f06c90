import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import { decodeError } from '../errors/index.ts';
import type { ApiError } from '../errors/index.ts';
import { callEndpoint } from './endpoint.ts';
import type { Endpoint, HttpPort } from './endpoint.ts';

/**
 * Calls an endpoint whose input is an ID. Fails with a DecodeError if the reply has another ID. A cache or a proxy
 * can mix up replies, and money must not go to the address of another order.
 */
export const callById =
  (http: HttpPort) =>
  <Reply extends { readonly id: string }>(endpoint: Endpoint<string, Reply>) =>
  (id: string): TE.TaskEither<ApiError, Reply> =>
    pipe(
      callEndpoint(http)(endpoint)(id),
      TE.filterOrElse(
        (reply) => reply.id === id,
        () => decodeError(endpoint.reply.name, ['id']),
      ),
    );
