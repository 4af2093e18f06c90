import * as E from 'fp-ts/lib/Either.js';

import { decodeProblemsOf } from '@coinlane/shared-contracts/errors';
import { PageData } from '@coinlane/shared-contracts/lifecycle';

/** What the server wrote into the page. Throws, naming the field, when it does not fit: then shell and server are strangers. */
export const readPageData = (page: Document): PageData => {
  const raw: unknown = JSON.parse(page.getElementById('page-data')?.textContent ?? 'null');
  const data = PageData.decode(raw);
  if (E.isLeft(data)) throw new Error(`page data does not fit: ${decodeProblemsOf(data.left).join('; ')}`);
  return data.right;
};
