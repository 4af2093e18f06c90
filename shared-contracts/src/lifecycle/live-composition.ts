import * as t from 'io-ts';

import { Pin } from './page-data.ts';

/**
 * Composition that this visitor would get now: reply of `GET /composition`. A version that is loaded but missing
 * in `versions` was withdrawn, and the page offers a reload.
 */
export const LiveComposition = t.readonly(
  t.type({
    revision: t.number,
    pins: t.readonlyArray(Pin),
    /** All versions of each remote that can be in use: live, canary, or previously live. */
    versions: t.readonly(t.record(t.string, t.readonlyArray(t.string))),
  }),
  'LiveComposition',
);
export type LiveComposition = t.TypeOf<typeof LiveComposition>;
