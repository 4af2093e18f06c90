import * as t from 'io-ts';

import { noneIfBlank } from '../codecs/index.ts';
import { OptionalAmount, OptionalText } from './reply-field.ts';

const Range = t.type({ minAmount: OptionalAmount, maxAmount: OptionalAmount }, 'ErrorRange');

/** Error body of every service (api contract §1). All parts are optional. */
export const ErrorReply = t.type(
  {
    error: OptionalText,
    message: OptionalText,
    minAmount: OptionalAmount,
    maxAmount: OptionalAmount,
    payload: noneIfBlank(
      t.type({ range: noneIfBlank(Range), decimals: noneIfBlank(t.number) }, 'ErrorPayload'),
    ),
  },
  'ErrorReply',
);
export type ErrorReply = t.TypeOf<typeof ErrorReply>;
