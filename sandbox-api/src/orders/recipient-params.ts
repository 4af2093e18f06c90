import * as t from 'io-ts';

import { Text } from '../http/index.ts';

/** Where the money goes and what else every create call may carry; `""` says none (spec §7 "Create transaction"). */
export const RecipientParams = t.type(
  {
    address: Text,
    extraId: Text,
    refundAddress: Text,
    refundExtraId: Text,
    rateId: Text,
    userId: Text,
    contactEmail: Text,
  },
  'RecipientParams',
);
