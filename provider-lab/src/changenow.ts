import { randomBytes } from 'node:crypto';

import Big from 'big.js';
import type { FastifyInstance } from 'fastify';

import { echo, wireCurrency, wireOrder } from './changenow-order.ts';
import { USDT } from './coins.table.ts';
import type { LabCoin } from './coins.table.ts';
import { convert } from './order-book.ts';
import type { Fake, FakePorts as Ports } from './fake.ts';
import type { LabOrder } from './order-book.ts';
import { wireNumber } from './wire-number.ts';

const FEE_PERCENT = 0.7;
const FIXED_FEE_PERCENT = 1.2;
const MINIMUM_USD = 3;
const FIXED_MS = 20 * 60_000;
const FLOATING_MS = 7 * 86_400_000;

const KEY = 'lab-key';

type Query = Readonly<Partial<Record<string, string>>>;
type Held = { readonly amountFrom: string; readonly amountTo: string; readonly untilMs: number };

class Rejection extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

const coinOf = (
  coins: readonly LabCoin[],
  ticker: string | undefined,
  network: string | undefined,
): LabCoin => {
  const found = coins.find((coin) => coin.ticker === ticker && coin.network === network);
  if (found === undefined) throw new Rejection(400, 'not_valid_params');
  return found;
};

const sidesOf = (query: Query, { coins }: Ports) => ({
  from: coinOf(coins, query['fromCurrency'], query['fromNetwork']),
  to: coinOf(coins, query['toCurrency'], query['toNetwork']),
});

const minimumOf = (coin: LabCoin): string => new Big(MINIMUM_USD).div(String(coin.usd)).toPrecision(3);

const amountsOf = (query: Query, from: LabCoin, to: LabCoin) => {
  const fee = query['flow'] === 'fixed-rate' ? FIXED_FEE_PERCENT : FEE_PERCENT;
  const amounts =
    query['type'] === 'reverse'
      ? { amountTo: query['toAmount'] ?? '', amountFrom: convert(query['toAmount'] ?? '0', to, from, -fee) }
      : {
          amountFrom: query['fromAmount'] ?? '',
          amountTo: convert(query['fromAmount'] ?? '0', from, to, fee),
        };
  if (new Big(amounts.amountFrom).lt(minimumOf(from))) throw new Rejection(400, 'deposit_too_small');
  return amounts;
};

const heldRate = (body: Query, rates: ReadonlyMap<string, Held>, nowMs: number): Held | null => {
  if (body['flow'] !== 'fixed-rate') return null;
  const held = rates.get(body['rateId'] ?? '');
  if (held === undefined || held.untilMs <= nowMs) throw new Rejection(400, 'rate_id_not_found_or_expired');
  return held;
};

const create = (body: Query, rates: ReadonlyMap<string, Held>, ports: Ports) => {
  const { book, now } = ports;
  const { from, to } = sidesOf(body, ports);
  const held = heldRate(body, rates, now());
  const isFixed = held !== null;
  const { amountFrom, amountTo } = held ?? amountsOf(body, from, to);
  const order = book.add({
    provider: 'changenow',
    from,
    to,
    isFixed,
    amountFrom,
    amountTo,
    recipient: body['address'] ?? '',
    extraId: body['extraId'] ?? '',
    refundAddress: body['refundAddress'] ?? '',
    refundMemo: body['refundExtraId'] ?? '',
    createdAtMs: now(),
    deadlineMs: now() + (isFixed ? FIXED_MS : FLOATING_MS),
    facts: null,
  });
  return {
    id: order.id,
    ...echo(from, to),
    fromAmount: wireNumber(amountFrom),
    toAmount: wireNumber(amountTo),
    flow: body['flow'],
    type: body['type'],
    payinAddress: order.depositAddress,
    ...(order.depositMemo === null ? {} : { payinExtraId: order.depositMemo }),
    payoutAddress: order.recipient,
    payoutExtraId: order.extraId,
    refundAddress: order.refundAddress,
    refundExtraId: order.refundMemo ?? '',
    ...(isFixed ? { validUntil: new Date(order.deadlineMs).toISOString() } : {}),
  };
};

const estimate = (query: Query, rates: Map<string, Held>, ports: Ports) => {
  const { from, to } = sidesOf(query, ports);
  const amounts = amountsOf(query, from, to);
  const isFixed = query['flow'] === 'fixed-rate';
  const rateId = isFixed ? randomBytes(16).toString('hex') : null;
  const untilMs = ports.now() + FIXED_MS;
  if (rateId !== null) rates.set(rateId, { ...amounts, untilMs });
  return {
    ...echo(from, to),
    flow: query['flow'],
    type: query['type'],
    rateId,
    validUntil: isFixed ? new Date(untilMs).toISOString() : null,
    transactionSpeedForecast: '10-60',
    warningMessage: null,
    depositFee: 0,
    withdrawalFee: wireNumber(convert('1', USDT, to, 0)),
    fromAmount: wireNumber(amounts.amountFrom),
    toAmount: wireNumber(amounts.amountTo),
  };
};

const orderOf = ({ book }: Ports, id: string | undefined): LabOrder => {
  const order = book.find(id ?? '');
  if (order === null) throw new Rejection(404, 'not_found');
  return order;
};

/** Decides about a deposit that is not as agreed. Rejects for any other order. */
const decide = (ports: Ports, body: Query, kind: 'refund' | 'continue'): LabOrder => {
  const { book } = ports;
  const order = orderOf(ports, body['id']);
  if (book.stageOf(order) !== 'stuck') throw new Rejection(400, 'not_available');
  book.decide(order.id, kind, body['address']);
  return order;
};

const addActions = (app: FastifyInstance, ports: Ports): void => {
  const { book } = ports;
  app.get<{ Querystring: Query }>('/exchange/actions', ({ query }) => {
    const order = orderOf(ports, query['id']);
    const available = book.stageOf(order) === 'stuck';
    return {
      error: null,
      refund: { available, amount: order.deposit?.amount ?? null, additionalAddressList: [] },
      continue: { available, currentEstimate: book.payoutOf(order) },
    };
  });
  app.post<{ Body: Query }>('/exchange/refund', ({ body }) => {
    decide(ports, body, 'refund');
    return { result: true };
  });
  app.post<{ Body: Query }>('/exchange/continue', ({ body }) => {
    const order = decide(ports, body, 'continue');
    const { ticker, network } = order.to;
    const estimated = { amount: wireNumber(book.payoutOf(order)), currency: ticker, network };
    return { result: { result: true, data: { estimate: estimated } } };
  });
};

const addChangeNow = (app: FastifyInstance, ports: Ports): void => {
  const { book, coins } = ports;
  const rates = new Map<string, Held>();
  app.setErrorHandler((error, _request, reply) =>
    error instanceof Rejection
      ? reply.code(error.status).send({ error: error.code, message: 'The lab refuses.' })
      : reply.code(500).send({ error: 'internal' }),
  );
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers['x-changenow-api-key'] !== KEY)
      await reply.code(401).send({ error: 'unauthorized', message: 'Unauthorized' });
  });
  app.get('/exchange/currencies', () => coins.map(wireCurrency));
  app.get<{ Querystring: Query }>('/exchange/range', ({ query }) => {
    const { from, to } = sidesOf(query, ports);
    return {
      ...echo(from, to),
      flow: query['flow'],
      minAmount: wireNumber(minimumOf(from)),
      maxAmount: null,
    };
  });
  app.get<{ Querystring: Query }>('/exchange/estimated-amount', ({ query }) => estimate(query, rates, ports));
  app.post<{ Body: Query }>('/exchange', ({ body }) => create(body, rates, ports));
  app.get<{ Querystring: Query }>('/exchange/by-id', ({ query }) =>
    wireOrder(orderOf(ports, query['id']), book),
  );
  addActions(app, ports);
};

/** ChangeNOW, version 2. */
export const CHANGENOW: Fake = {
  id: 'changenow',
  add: addChangeNow,
  key: KEY,
  account: null,
  publicKey: null,
  sharesVisitorIp: false,
  calls: {
    quote: 'GET /exchange/estimated-amount',
    create: 'POST /exchange',
    read: 'GET /exchange/by-id',
    statusField: 'status',
  },
};
