import { randomUUID } from 'node:crypto';

import Big from 'big.js';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { COINS } from './coins.table.ts';
import type { LabCoin } from './coins.table.ts';
import type { Fake, FakePorts } from './fake.ts';
import type { LabOrder } from './order-book.ts';
import { networkOf, payoutOf, rateOf, symbolOf, wireCoins, worth } from './sideshift-coins.ts';
import { MAXIMUM_USD, wirePair, wireShift } from './sideshift-shift.ts';

const SECRET = 'lab-secret';
const ACCOUNT = 'lab-account';
const MINIMUM_USD = 3;
const FIXED_MS = 15 * 60_000;
const VARIABLE_MS = 7 * 86_400_000;

type Fields = Readonly<Partial<Record<string, string | null>>>;
type HeldQuote = {
  readonly from: LabCoin;
  readonly to: LabCoin;
  readonly amountFrom: string;
  readonly amountTo: string;
  readonly untilMs: number;
};

class Rejection extends Error {}

const coinOf = (symbol: string, network: string): LabCoin => {
  const found = COINS.find((coin) => symbolOf(coin) === symbol.toUpperCase() && networkOf(coin) === network);
  if (found === undefined) throw new Rejection(`Method ${symbol}/${network} not found`);
  return found;
};

const sidesOf = (body: Fields) => ({
  from: coinOf(body['depositCoin'] ?? '', body['depositNetwork'] ?? ''),
  to: coinOf(body['settleCoin'] ?? '', body['settleNetwork'] ?? ''),
});

/** Returns the current order. A deposit that cannot be exchanged is returned at once if the address is known. */
const current = (id: string, { book }: FakePorts): LabOrder => {
  const order = book.find(id);
  if (order === null) throw new Rejection('Order not found');
  if (book.stageOf(order) === 'stuck' && order.refundAddress !== '') book.decide(id, 'refund');
  return book.find(id) ?? order;
};

const demandVisitor = ({ headers }: FastifyRequest): void => {
  if (headers['x-user-ip'] === undefined)
    throw new Rejection('The x-user-ip header must be set to the end-user IP address');
};

/** Terms of a variable shift. It has no amount, so the amount of the last rate request is used. */
const variableTerms = (body: Fields, lastAmounts: ReadonlyMap<string, string>, nowMs: number) => {
  const { from, to } = sidesOf(body);
  const amountFrom = lastAmounts.get(networkOf(from) + symbolOf(from)) ?? worth(500, from);
  const leastFrom = worth(MINIMUM_USD, from);
  const deadlineMs = nowMs + VARIABLE_MS;
  return { from, to, amountFrom, amountTo: payoutOf(amountFrom, from, to), leastFrom, deadlineMs };
};

const addShift = (
  body: Fields,
  terms: Omit<HeldQuote, 'untilMs'> & { readonly deadlineMs: number; readonly leastFrom?: string },
  { book, now }: FakePorts,
): LabOrder =>
  book.add({
    provider: 'sideshift',
    ...terms,
    isFixed: terms.leastFrom === undefined,
    recipient: body['settleAddress'] ?? '',
    extraId: body['settleMemo'] ?? '',
    refundAddress: body['refundAddress'] ?? '',
    refundMemo: body['refundMemo'] ?? '',
    createdAtMs: now(),
    facts: null,
  });

const fixedTerms = (quote: HeldQuote | undefined, nowMs: number) => {
  if (quote === undefined || quote.untilMs <= nowMs)
    throw new Rejection('Quote has already expired or has not been found');
  const { from, to, amountFrom, amountTo } = quote;
  return { from, to, amountFrom, amountTo, deadlineMs: nowMs + FIXED_MS };
};

type Memory = { readonly quotes: Map<string, HeldQuote>; readonly lastAmounts: Map<string, string> };

const addQuotes = (app: FastifyInstance, { now }: FakePorts, { quotes, lastAmounts }: Memory): void => {
  app.get<{ Params: { from: string; to: string }; Querystring: Fields }>('/pair/:from/:to', (request) => {
    const { params, query } = request;
    const [from, to] = [params.from, params.to].map((side) => {
      const [symbol = '', network = ''] = side.split('-');
      return coinOf(symbol, network);
    });
    if (from === undefined || to === undefined) throw new Rejection('Method not found');
    lastAmounts.set(networkOf(from) + symbolOf(from), query['amount'] ?? worth(500, from));
    const limits = { min: worth(MINIMUM_USD, from), max: worth(MAXIMUM_USD, from) };
    return { ...limits, rate: rateOf(from, to), ...wirePair(from, to) };
  });
  app.post<{ Body: Fields }>('/quotes', (request, reply) => {
    demandVisitor(request);
    const { from, to } = sidesOf(request.body);
    const amountFrom = request.body['depositAmount'] ?? '0';
    if (new Big(amountFrom).lt(worth(MINIMUM_USD, from))) throw new Rejection('Amount too low');
    const id = randomUUID();
    const amountTo = payoutOf(amountFrom, from, to);
    quotes.set(id, { from, to, amountFrom, amountTo, untilMs: now() + FIXED_MS });
    const expiresAt = new Date(now() + FIXED_MS).toISOString();
    const amounts = { depositAmount: amountFrom, settleAmount: amountTo, rate: rateOf(from, to) };
    return reply.code(201).send({ id, expiresAt, ...wirePair(from, to), ...amounts, affiliateId: ACCOUNT });
  });
};

const addSideShift = (app: FastifyInstance, ports: FakePorts): void => {
  const memory: Memory = { quotes: new Map(), lastAmounts: new Map() };
  app.setErrorHandler((error, _request, reply) =>
    error instanceof Rejection
      ? reply.code(400).send({ error: { code: 'BAD_USER_INPUT', message: error.message } })
      : reply.code(500).send({ error: { code: 'UNKNOWN', message: 'Internal error' } }),
  );
  app.get('/coins', () => wireCoins());
  addQuotes(app, ports, memory);
  app.post<{ Params: { kind: string }; Body: Fields }>('/shifts/:kind', (request, reply) => {
    demandVisitor(request);
    if (request.headers['x-sideshift-secret'] !== SECRET) throw new Rejection('Wrong secret');
    const terms =
      request.params.kind === 'fixed'
        ? fixedTerms(memory.quotes.get(request.body['quoteId'] ?? ''), ports.now())
        : variableTerms(request.body, memory.lastAmounts, ports.now());
    return reply.code(201).send(wireShift(addShift(request.body, terms, ports), ports));
  });
  app.get<{ Params: { id: string } }>('/shifts/:id', ({ params }) =>
    wireShift(current(params.id, ports), ports),
  );
  app.post<{ Params: { id: string }; Body: Fields }>('/shifts/:id/set-refund-address', (request, reply) => {
    ports.book.decide(request.params.id, 'refund', request.body['address'] ?? '');
    return reply.code(201).send(wireShift(current(request.params.id, ports), ports));
  });
};

/** SideShift, version 2. */
export const SIDESHIFT: Fake = {
  id: 'sideshift',
  add: addSideShift,
  key: SECRET,
  account: ACCOUNT,
  publicKey: null,
  sharesVisitorIp: true,
  calls: { quote: 'GET /pair/', create: 'POST /shifts/', read: 'GET /shifts/', statusField: 'status' },
};
