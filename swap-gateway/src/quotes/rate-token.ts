import { createHmac, timingSafeEqual } from 'node:crypto';

import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';

/** A guaranteed rate: the offer that the visitor saw, and its ID at the provider. */
export type HeldRate = {
  readonly provider: string;
  readonly from: string;
  readonly to: string;
  readonly side: 'direct' | 'reverse';
  readonly fromAmount: string;
  readonly toAmount: string;
  readonly heldId: string;
  readonly validUntilMs: number;
  /** Announced seconds from the deposit to the payout. Absent: none, or a token of an older version. */
  readonly etaSeconds?: number | undefined;
};

const HeldRateCodec = t.intersection(
  [
    t.type({
      provider: t.string,
      from: t.string,
      to: t.string,
      side: t.keyof({ direct: null, reverse: null }),
      fromAmount: t.string,
      toAmount: t.string,
      heldId: t.string,
      validUntilMs: t.number,
    }),
    t.partial({ etaSeconds: t.number }),
  ],
  'HeldRate',
);

export type RateTokens = {
  readonly write: (rate: HeldRate) => string;
  /** Null: an unknown or altered token. */
  readonly read: (token: string) => HeldRate | null;
};

/** Creates the `rateId` of fixed offers. It is opaque to the page, and signed so that it cannot be forged. */
export const createRateTokens = (secret: string): RateTokens => {
  const sign = (body: string): Buffer => createHmac('sha256', secret).update(body).digest();
  return {
    write: (rate) => {
      const body = Buffer.from(JSON.stringify(rate)).toString('base64url');
      return `${body}.${sign(body).toString('base64url')}`;
    },
    read: (token) => {
      const [body = '', signature = '', ...rest] = token.split('.');
      const given = Buffer.from(signature, 'base64url');
      const expected = sign(body);
      if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected))
        return null;
      const decoded = HeldRateCodec.decode(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')));
      return E.isRight(decoded) ? decoded.right : null;
    },
  };
};
