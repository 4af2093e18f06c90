import { base58CheckFamily } from './base58check.ts';

/** Implicit accounts tz1–tz4 and originated ones. */
export const checkTezos = base58CheckFamily({
  shape: /^(?:tz[1-4]|KT1)[1-9A-HJ-NP-Za-km-z]{33}$/,
  versions: [
    [6, 161, 159],
    [6, 161, 161],
    [6, 161, 164],
    [6, 161, 166],
    [2, 90, 121],
  ],
  payloadLength: 20,
});
