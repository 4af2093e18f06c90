import * as TE from 'fp-ts/lib/TaskEither.js';

import type { HttpPort, HttpRequest } from '../api/index.ts';
import { httpError } from '../errors/index.ts';

type Replies = Readonly<Record<string, unknown>>;

/** Answers by `METHOD service/path`; anything else is a 404, as a real server would say. */
export const fakeHttp =
  (replies: Replies, seen: HttpRequest[] = []): HttpPort =>
  (request) => {
    seen.push(request);
    const key = `${request.method} ${request.service}${request.path}`;
    return key in replies ? TE.right(replies[key]) : TE.left(httpError(404, null));
  };
