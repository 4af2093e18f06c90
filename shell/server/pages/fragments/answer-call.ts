import * as E from 'fp-ts/lib/Either.js';
import { pipe } from 'fp-ts/lib/function.js';
import * as t from 'io-ts';

import { isService } from '@coinlane/shared-contracts/api';
import type { Service } from '@coinlane/shared-contracts/api';
import { networkError } from '@coinlane/shared-contracts/errors';

import { askService, failedReply } from './ask-service.ts';
import type { CallSettings, ServiceCall, ServiceReply } from './render-job.ts';

const MAX_REQUEST_CHARACTERS = 20_000;
/** A strong ETag, safe for a header. */
const TAG = /^"[\x21\x23-\x7e]{0,200}"$/;

const ServiceName = new t.Type<Service, Service>(
  'Service',
  isService,
  (value, context) => (isService(value) ? t.success(value) : t.failure(value, context)),
  t.identity,
);

/** Call from a bundle. Rendering only reads, so there is no other method. */
const ReadRequest = t.readonly(
  t.intersection([
    t.type({ service: ServiceName, method: t.literal('GET'), path: t.string }),
    t.partial({ query: t.record(t.string, t.string), timeoutMs: t.number }),
  ]),
  'ReadRequest',
);

const requestOf = (json: string): E.Either<string, t.TypeOf<typeof ReadRequest>> => {
  if (json.length > MAX_REQUEST_CHARACTERS) return E.left('the call is too long');
  return pipe(
    E.tryCatch(
      (): unknown => JSON.parse(json),
      () => 'the call is not JSON',
    ),
    E.chain((value) =>
      pipe(
        ReadRequest.decode(value),
        E.mapLeft(() => 'a fragment may only read from a known service'),
      ),
    ),
  );
};

/** Calls a service for a fragment. Validates the call as untrusted input. Never rejects. */
export const answerCall = async (
  { requestJson, tag }: ServiceCall,
  settings: CallSettings,
  dropped: AbortSignal,
): Promise<ServiceReply> => {
  const request = requestOf(requestJson);
  if (E.isLeft(request)) return failedReply(networkError(request.left));
  const { service, method, path, query, timeoutMs } = request.right;
  const knownTag = tag !== null && TAG.test(tag) ? tag : null;
  const call = { service, method, path, ...(query === undefined ? {} : { query }) };
  const isTimed = timeoutMs !== undefined && timeoutMs > 0 && Number.isSafeInteger(timeoutMs);
  return askService({ ...call, ...(isTimed ? { timeoutMs } : {}) }, settings, { dropped, knownTag });
};
