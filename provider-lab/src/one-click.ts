import { createHash, createPrivateKey, sign } from 'node:crypto';

import { base58 } from '@scure/base';
import Big from 'big.js';
import type { FastifyInstance } from 'fastify';

import { COINS, USDT } from './coins.table.ts';
import type { LabCoin } from './coins.table.ts';
import { convert, hashOf } from './order-book.ts';
import type { Fake, FakePorts as Ports } from './fake.ts';
import type { LabOrder, LabStage, OrderBook } from './order-book.ts';

/** Public half of the fake's key, whose seed is the bytes 0 to 31. */
const PUBLIC_KEY = 'ed25519:FAe4sisG95oZ42w7buUn5qEE4TAnfTTFPiguZUHmhiF';
const SEED = Buffer.from(Array.from({ length: 32 }, (_, at) => at));
const PKCS8_HEADER = Buffer.from('302e020100300506032b657004220420', 'hex');
const PRIVATE_KEY = createPrivateKey({
  key: Buffer.concat([PKCS8_HEADER, SEED]),
  format: 'der',
  type: 'pkcs8',
});

const FEE_PERCENT = 0.4;
const MINIMUM_USD = 5;

type Fields = Readonly<Record<string, unknown>>;
const text = (fields: Fields, name: string): string => {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
};

const withoutUndefined = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** Fields of the request that are not signed. */
const UNSIGNED = new Set(['depositMode', 'appFees', 'sessionId', 'connectedWallets']);

/** The signature as documented: sorted JSON, SHA-256, base58, and Ed25519 over that text. */
const signQuote = (request: Fields, quote: Fields, timestamp: string): string => {
  const isBinding = request['dry'] === false;
  const { amountIn, amountInFormatted, amountInUsd, minAmountIn, amountOut, amountOutFormatted } = quote;
  const always = { amountIn, amountInFormatted, amountInUsd, minAmountIn, amountOut, amountOutFormatted };
  const asked = Object.fromEntries(Object.entries(request).filter(([name]) => !UNSIGNED.has(name)));
  const merged: Fields = withoutUndefined({
    ...asked,
    ...(isBinding
      ? quote
      : { ...always, amountOutUsd: quote['amountOutUsd'], minAmountOut: quote['minAmountOut'] }),
    timestamp,
  });
  const sorted = JSON.stringify(
    Object.fromEntries(Object.entries(merged).sort(([one], [other]) => (one < other ? -1 : 1))),
  );
  const hash = base58.encode(createHash('sha256').update(sorted).digest());
  return `ed25519:${base58.encode(sign(null, Buffer.from(hash), PRIVATE_KEY))}`;
};

const units = (amount: string, { decimals }: LabCoin): string =>
  new Big(amount).times(new Big(10).pow(decimals)).round(0, Big.roundDown).toFixed();
const decimal = (amount: string, { decimals }: LabCoin): string =>
  new Big(amount).times(new Big(10).pow(-decimals)).toFixed();
const usd = (amount: string, coin: LabCoin): string => new Big(amount).times(String(coin.usd)).toFixed(2);

const WORDS: Readonly<Record<LabStage, string>> = {
  ...{ waiting: 'PENDING_DEPOSIT', confirming: 'KNOWN_DEPOSIT_TX', exchanging: 'PROCESSING' },
  ...{ sending: 'PROCESSING', finished: 'SUCCESS', stuck: 'INCOMPLETE_DEPOSIT' },
  ...{ refunding: 'INCOMPLETE_DEPOSIT', refunded: 'REFUNDED', expired: 'PENDING_DEPOSIT' },
};

const findCoin = (assetId: string): LabCoin | null =>
  COINS.find(({ oneClick }) => oneClick?.assetId === assetId) ?? null;

const amountsOf = (request: Fields, from: LabCoin, to: LabCoin) => {
  if (request['swapType'] === 'EXACT_OUTPUT') {
    const amountTo = decimal(text(request, 'amount'), to);
    return { amountFrom: convert(amountTo, to, from, -FEE_PERCENT), amountTo };
  }
  const amountFrom = decimal(text(request, 'amount'), from);
  return { amountFrom, amountTo: convert(amountFrom, from, to, FEE_PERCENT) };
};

const quoteFields = (from: LabCoin, to: LabCoin, amountFrom: string, amountTo: string): Fields => ({
  amountIn: units(amountFrom, from),
  amountInFormatted: amountFrom,
  amountInUsd: usd(amountFrom, from),
  minAmountIn: units(amountFrom, from),
  amountOut: units(amountTo, to),
  amountOutFormatted: amountTo,
  amountOutUsd: usd(amountTo, to),
  minAmountOut: units(convert(amountTo, to, to, 0.5), to),
  timeEstimate: 620,
  withdrawFee: units(convert('1', USDT, to, 0), to),
});

const signed = (correlationId: string, quoteRequest: Fields, quote: Fields, timestamp: string) => ({
  correlationId,
  timestamp,
  signature: signQuote(quoteRequest, quote, timestamp),
  quoteRequest,
  quote,
});

const answerQuote = (request: Fields, { book, now }: Omit<Ports, 'coins'>) => {
  const [from, to] = [findCoin(text(request, 'originAsset')), findCoin(text(request, 'destinationAsset'))];
  if (from === null || to === null) return { status: 400, body: { message: 'tokenIn is not valid' } };
  const { amountFrom, amountTo } = amountsOf(request, from, to);
  const least = units(String(MINIMUM_USD / from.usd), from);
  if (new Big(units(amountFrom, from)).lt(least))
    return { status: 400, body: { message: `Amount is too low for bridge, try at least ${least}` } };
  const timestamp = new Date(now()).toISOString();
  const amounts = quoteFields(from, to, amountFrom, amountTo);
  if (request['dry'] === true)
    return { status: 201, body: signed(`dry-${timestamp}`, request, amounts, timestamp) };
  const order = book.add({
    provider: 'one-click',
    from,
    to,
    isFixed: request['swapType'] === 'EXACT_OUTPUT',
    amountFrom,
    amountTo,
    recipient: text(request, 'recipient'),
    extraId: '',
    refundAddress: text(request, 'refundTo'),
    createdAtMs: now(),
    deadlineMs: Date.parse(text(request, 'deadline')),
    facts: null,
  });
  const deadline = text(request, 'deadline');
  const binding = withoutUndefined({
    ...amounts,
    depositAddress: order.depositAddress,
    depositMemo: order.depositMemo ?? undefined,
    deadline,
    timeWhenInactive: deadline,
  });
  const body = signed(order.id, request, binding, timestamp);
  book.setFacts(order.id, body);
  return { status: 201, body };
};

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** The signed reply for the order. Signed again if a test has ended its time. */
const quoteResponseOf = ({ id, facts, deadlineMs }: LabOrder): unknown => {
  if (!isFields(facts) || !isFields(facts['quoteRequest']) || !isFields(facts['quote'])) return facts;
  if (Date.parse(text(facts['quote'], 'deadline')) === deadlineMs) return facts;
  const deadline = new Date(deadlineMs).toISOString();
  const ended = { ...facts['quote'], deadline, timeWhenInactive: deadline };
  return signed(id, facts['quoteRequest'], ended, text(facts, 'timestamp'));
};

const swapDetails = (order: LabOrder, stage: LabStage, book: OrderBook) => {
  const { deposit } = order;
  const isPaidOut = stage === 'finished' && deposit !== null;
  return {
    intentHashes: [],
    nearTxHashes: [],
    originChainTxHashes: deposit === null ? [] : [{ hash: hashOf(order, 'in'), explorerUrl: '' }],
    destinationChainTxHashes: isPaidOut ? [{ hash: hashOf(order, 'out'), explorerUrl: '' }] : [],
    amountInFormatted: order.amountFrom,
    amountOutFormatted: isPaidOut ? book.payoutOf(order) : null,
    depositedAmountFormatted: deposit?.amount ?? null,
    refundedAmountFormatted: stage === 'refunded' ? (deposit?.amount ?? null) : '0',
  };
};

const addOneClick = (app: FastifyInstance, { book, now }: Ports): void => {
  app.get('/v0/tokens', () =>
    COINS.flatMap(({ ticker, oneClick, contract, decimals, usd: price }) =>
      oneClick === null
        ? []
        : [
            {
              ...oneClick,
              decimals,
              symbol: ticker.toUpperCase(),
              price,
              priceUpdatedAt: new Date(now()).toISOString(),
              contractAddress: contract,
            },
          ],
    ),
  );
  app.post('/v0/quote', ({ body }, reply) => {
    const { status, body: answer } = answerQuote(isFields(body) ? body : {}, { book, now });
    return reply.code(status).send(answer);
  });
  app.get<{ Querystring: { depositAddress?: string; depositMemo?: string } }>(
    '/v0/status',
    ({ query }, reply) => {
      const order = book.findByDeposit(query.depositAddress ?? '', query.depositMemo ?? '');
      if (order === null) return reply.code(404).send({ message: 'Deposit address not found' });
      // an incomplete deposit is returned at the deadline
      if (book.stageOf(order) === 'stuck' && now() >= order.deadlineMs) book.decide(order.id, 'refund');
      const current = book.find(order.id) ?? order;
      const stage = book.stageOf(current);
      return reply.send({
        correlationId: order.id,
        quoteResponse: quoteResponseOf(current),
        status: WORDS[stage],
        updatedAt: new Date(now()).toISOString(),
        swapDetails: swapDetails(current, stage, book),
      });
    },
  );
};

/** NEAR Intents 1Click, version 0. */
export const ONE_CLICK: Fake = {
  id: 'one-click',
  add: addOneClick,
  key: null,
  account: null,
  publicKey: PUBLIC_KEY,
  sharesVisitorIp: false,
  calls: {
    quote: 'POST /v0/quote',
    create: 'POST /v0/quote',
    read: 'GET /v0/status',
    statusField: 'status',
  },
};
