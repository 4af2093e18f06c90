import * as TE from 'fp-ts/lib/TaskEither.js';

import type { HttpPort, HttpRequest } from '../api/index.ts';
import { httpError } from '../errors/index.ts';

type Replies = Readonly<Record<string, unknown>>;

/** HTTP port that replies by `METHOD service/path`, and with a 404 to any other request. */
export const fakeHttp =
  (replies: Replies, seen: HttpRequest[] = []): HttpPort =>
  (request) => {
    seen.push(request);
    const key = `${request.method} ${request.service}${request.path}`;
    return key in replies ? TE.right(replies[key]) : TE.left(httpError(404, null));
  };
