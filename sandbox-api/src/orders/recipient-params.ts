import * as t from 'io-ts';

import { Text } from '../http/index.ts';

/** Recipient and optional fields of every create call. Empty: none (spec §7 "Create transaction"). */
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
