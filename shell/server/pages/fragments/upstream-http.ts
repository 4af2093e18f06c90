import * as E from 'fp-ts/lib/Either.js';

import type { HttpPort, HttpRequest } from '@coinlane/shared-contracts/api';
import type { ApiError } from '@coinlane/shared-contracts/errors';

import { askService, notJson } from './ask-service.ts';
import { createReplyCache } from './realm/reply-cache.ts';
import type { CachedReply } from './realm/reply-cache.ts';
import type { CallSettings } from './render-job.ts';

const replies = createReplyCache();

const keyOf = ({ service, path, query }: HttpRequest, { upstreams }: CallSettings): string =>
  JSON.stringify([upstreams[service]?.baseUrl, path, query]);

const ask = async (
  request: HttpRequest,
  settings: CallSettings,
  dropped: AbortSignal,
): Promise<E.Either<ApiError, unknown>> => {
  const key = keyOf(request, settings);
  const known: CachedReply | null = request.method === 'GET' ? replies.find(key) : null;
  const reply = await askService(request, settings, { dropped, knownTag: known?.tag ?? null });
  switch (reply.kind) {
    case 'error':
      return E.left(reply.error);
    case 'unchanged':
      return E.right(known?.value);
    case 'text':
      return E.right(reply.text);
    case 'json':
      return E.tryCatch(() => replies.read(key, reply.text, reply.tag), notJson);
  }
};

/** HTTP port for server rendering. Calls the services directly, with the API key that browsers never get. */
export const createUpstreamHttp =
  (settings: CallSettings, dropped: AbortSignal): HttpPort =>
  (request) =>
  () =>
    ask(request, settings, dropped);
