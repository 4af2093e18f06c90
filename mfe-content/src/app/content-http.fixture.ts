import type { HttpPort, HttpRequest } from '@coinlane/shared-contracts/api';
import {
  contentPageReply,
  fakeHttp,
  formReply,
  postReply,
  postsReply,
  reviewsReply,
} from '@coinlane/shared-contracts/testing';

import { PAGE_PATHS } from '../domain/content-route';

/** A content service with one text for every page, one post, and two reviews. */
const contentReplies: Readonly<Record<string, unknown>> = {
  ...Object.fromEntries(
    PAGE_PATHS.map((path) => [
      `GET content/pages${path}`,
      { ...contentPageReply, path, above: path === '/for-partners' ? [] : contentPageReply.above },
    ]),
  ),
  'GET content/posts': postsReply,
  'GET content/posts/memo-and-tag': postReply,
  'GET content/reviews': reviewsReply,
  'POST content/reviews': formReply,
};

/** HTTP client of that service. `changes` overrides replies, `seen` records the calls. */
export const contentHttp = (
  changes: Readonly<Record<string, unknown>> = {},
  seen: HttpRequest[] = [],
): HttpPort => fakeHttp({ ...contentReplies, ...changes }, seen);
