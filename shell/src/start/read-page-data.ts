import * as E from 'fp-ts/lib/Either.js';

import { decodeProblemsOf } from '@coinlane/shared-contracts/errors';
import { PageData } from '@coinlane/shared-contracts/lifecycle';

/**
 * Reads the page data of the server. Throws with the name of the field if it is invalid: then the versions of
 * shell and server do not match.
 */
export const readPageData = (page: Document): PageData => {
  const raw: unknown = JSON.parse(page.getElementById('page-data')?.textContent ?? 'null');
  const data = PageData.decode(raw);
  if (E.isLeft(data)) throw new Error(`invalid page data: ${decodeProblemsOf(data.left).join('; ')}`);
  return data.right;
};
