import * as t from 'io-ts';

import { Pin } from './page-data.ts';

/**
 * What a page loaded now would be composed of for this visitor: the reply of `GET /composition`. A version that a page
 * has loaded and that `versions` no longer names was withdrawn; the page offers to be loaded anew.
 */
export const LiveComposition = t.readonly(
  t.type({
    revision: t.number,
    pins: t.readonlyArray(Pin),
    /** Every version of each remote that may still be in use: live, on trial, or live before. */
    versions: t.readonly(t.record(t.string, t.readonlyArray(t.string))),
  }),
  'LiveComposition',
);
export type LiveComposition = t.TypeOf<typeof LiveComposition>;
