import * as t from 'io-ts';

import { DecimalFromWire, NumberFromWire } from '../codecs/index.ts';
import type { Ticker } from '../values/index.ts';
import type { Endpoint } from './endpoint.ts';
import { flag, OptionalAmount, OptionalDate, optionalRows, OptionalText } from './reply-field.ts';

/** Time span of the points. */
export type MarketSegment = '24h' | '7d' | '30d';

/** GET /main/{segment}/{from}_{to} (api contract §5.1). */
export const MarketDataReply = t.type(
  {
    from: t.string,
    to: t.string,
    rate: DecimalFromWire,
    change24h: OptionalAmount,
    high24h: OptionalAmount,
    low24h: OptionalAmount,
    updatedAt: OptionalDate,
    points: optionalRows(t.tuple([NumberFromWire, NumberFromWire])),
  },
  'MarketDataReply',
);
export type MarketDataReply = t.TypeOf<typeof MarketDataReply>;

/** Market rate of a pair, without fees. */
export const marketDataEndpoint: Endpoint<
  { readonly from: Ticker; readonly to: Ticker; readonly segment: MarketSegment },
  MarketDataReply
> = {
  toRequest: ({ from, to, segment }) => ({
    service: 'frontend',
    method: 'GET',
    path: `/main/${segment}/${encodeURIComponent(from)}_${encodeURIComponent(to)}`,
  }),
  reply: MarketDataReply,
};

/** GET /rates: what one unit pays out after all fees, by `{from}_{to}`. Pairs without an offer are absent. */
export const PairRatesReply = t.type(
  {
    updatedAt: OptionalDate,
    rates: t.record(t.string, t.type({ rate: DecimalFromWire, change24h: OptionalAmount })),
  },
  'PairRatesReply',
);
export type PairRatesReply = t.TypeOf<typeof PairRatesReply>;

/** Rates of several pairs after all fees, with the change in 24 hours in percent. */
export const pairRatesEndpoint: Endpoint<
  readonly { readonly from: Ticker; readonly to: Ticker }[],
  PairRatesReply
> = {
  toRequest: (pairs) => ({
    service: 'frontend',
    method: 'GET',
    path: '/rates',
    query: { pairs: pairs.map(({ from, to }) => `${from}_${to}`).join(',') },
  }),
  reply: PairRatesReply,
};

/** POST /exchange/txs/{id}/notify. Only `success: true` confirms (spec §4 "Forms"). */
export const NotifyReply = t.type({ success: flag(false), error: OptionalText }, 'NotifyReply');
export type NotifyReply = t.TypeOf<typeof NotifyReply>;

/** Requests e-mails about a transaction. */
export const notifyEndpoint: Endpoint<
  { readonly transactionId: string; readonly email: string },
  NotifyReply
> = {
  toRequest: ({ transactionId, email }) => ({
    service: 'frontend',
    method: 'POST',
    path: `/exchange/txs/${encodeURIComponent(transactionId)}/notify`,
    body: { notify: { email } },
  }),
  reply: NotifyReply,
};

/** Reply to all forms of the frontend service. Only `success: true` confirms. */
export const FormReply = t.type({ success: flag(false), error: OptionalText }, 'FormReply');
export type FormReply = t.TypeOf<typeof FormReply>;

/** Paths for support messages (spec §7 "Frontend API"). */
export const CONTACT_PATHS = {
  support: '/contact/complete',
  swapTokens: '/swap-tokens/contact',
  lightning: '/lightning/contact',
} as const;
export type ContactDesk = keyof typeof CONTACT_PATHS;

export type ContactMessage = {
  readonly desk: ContactDesk;
  readonly name: string;
  readonly email: string;
  readonly message: string;
  readonly extraInfo: string;
  /** Response of the captcha. Empty: no captcha is configured. */
  readonly captcha: string;
};

/** Sends a message to support. `ContactRefusal` names the refused fields. */
export const contactEndpoint: Endpoint<ContactMessage, FormReply> = {
  toRequest: ({ desk, captcha, ...support }) => ({
    service: 'frontend',
    method: 'POST',
    path: CONTACT_PATHS[desk],
    body: { support, 'g-recaptcha-response': captcha },
  }),
  reply: FormReply,
};

const FieldProblems = t.readonlyArray(t.string);

/** Body of a refused form: standard messages by field (spec §5, api contract §5). */
export const ContactRefusal = t.readonly(
  t.partial({
    error: OptionalText,
    message: OptionalText,
    errors: t.partial({ name: FieldProblems, email: FieldProblems, message: FieldProblems }),
  }),
  'ContactRefusal',
);
export type ContactRefusal = t.TypeOf<typeof ContactRefusal>;

/** Subscribes an address to the newsletter. Fails with 409 `already_subscribed`. */
export const subscribeEndpoint: Endpoint<{ readonly email: string; readonly captcha: string }, FormReply> = {
  toRequest: ({ email, captcha }) => ({
    service: 'frontend',
    method: 'POST',
    path: '/exchange/subscribe',
    body: { subscribe: { email }, 'g-recaptcha-response': captcha },
  }),
  reply: FormReply,
};

/** Subscribes an address to promotion news. */
export const promoEndpoint: Endpoint<string, FormReply> = {
  toRequest: (email) => ({ service: 'frontend', method: 'POST', path: '/promo', body: { email } }),
  reply: FormReply,
};
