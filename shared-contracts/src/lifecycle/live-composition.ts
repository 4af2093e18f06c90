import * as t from 'io-ts';

import { Pin } from './page-data.ts';

/**
 * Composition that a page loaded now would get for this visitor: reply of `GET /composition`. A loaded version that is
 * missing in `versions` was withdrawn; the page offers a reload.
 */
export const LiveComposition = t.readonly(
  t.type({
    revision: t.number,
    pins: t.readonlyArray(Pin),
    /** All versions of each remote that may be in use: live, canary, or previously live. */
    versions: t.readonly(t.record(t.string, t.readonlyArray(t.string))),
  }),
  'LiveComposition',
);
export type LiveComposition = t.TypeOf<typeof LiveComposition>;
