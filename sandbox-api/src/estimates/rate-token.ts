import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { base64urlnopad } from '@scure/base';
import Big from 'big.js';
import * as E from 'fp-ts/lib/Either.js';
import { pipe } from 'fp-ts/lib/function.js';
import * as t from 'io-ts';

import type { Terms } from './terms.ts';

/** A fixed rate: provider, pair and expiry. */
export type HeldRate = {
  readonly provider: string;
  readonly fromTicker: string;
  readonly toTicker: string;
  readonly terms: Terms;
  readonly validUntil: number;
};

/** Only detects mistyped IDs, because there is no money here to protect. */
const KEY = utf8ToBytes('coinlane-sandbox-rates');
const MAC_LENGTH = 12;
const LONGEST = 512;

const Payload = t.type(
  { p: t.string, f: t.string, t: t.string, r: t.string, n: t.string, v: t.number },
  'RatePayload',
);

const macOf = (body: string): string =>
  base64urlnopad.encode(hmac(sha256, KEY, utf8ToBytes(body)).slice(0, MAC_LENGTH));

/** Encodes everything in the rate ID. Nothing is stored, so rates survive a restart. */
export const toRateId = ({ provider, fromTicker, toTicker, terms, validUntil }: HeldRate): string => {
  const payload = {
    p: provider,
    f: fromTicker,
    t: toTicker,
    r: terms.rate.toString(),
    n: terms.networkFee.toString(),
    v: validUntil,
  };
  const body = base64urlnopad.encode(utf8ToBytes(JSON.stringify(payload)));
  return `${body}.${macOf(body)}`;
};

/** Decodes a rate ID. Null if it was never issued. */
export const readRateId = (rateId: string): HeldRate | null => {
  const [body = '', mac = ''] = rateId.split('.');
  if (rateId.length > LONGEST || body === '' || macOf(body) !== mac) return null;
  const decoded = pipe(
    E.tryCatch((): unknown => JSON.parse(new TextDecoder().decode(base64urlnopad.decode(body))), E.toError),
    E.chainW((json) => Payload.decode(json)),
  );
  if (E.isLeft(decoded)) return null;
  const { p, f, t: to, r, n, v } = decoded.right;
  return {
    provider: p,
    fromTicker: f,
    toTicker: to,
    terms: { rate: new Big(r), networkFee: new Big(n) },
    validUntil: v,
  };
};
