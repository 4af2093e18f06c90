import * as t from 'io-ts';

import { defineEvent } from './define-event.ts';

/** Published when the user selects a pair in the listing, before the exchange page opens. */
export const pairPicked = defineEvent(
  'listing/pair-picked@1',
  t.readonly(t.type({ fromTicker: t.string, toTicker: t.string }), 'PairPicked'),
);
