import Big from 'big.js';
import type { FastifyInstance } from 'fastify';

import { COINS } from './coins.table.ts';
import type { LabCoin } from './coins.table.ts';
import type { Fake, FakePorts } from './fake.ts';
import { convert, hashOf } from './order-book.ts';
import type { LabOrder, LabStage } from './order-book.ts';
import { wireNumber } from './wire-number.ts';

const FEE_PERCENT = 1;
const FIXED_FEE_PERCENT = 1.5;
const MINIMUM_USD = 4;
const MAXIMUM_USD = 400_000;
const DEPOSIT_MS = 86_400_000;

type Fields = Readonly<Partial<Record<string, string>>>;

/** An answer with status 422. */
class Rejection extends Error {
  readonly limits: object;
  constructor(message: string, limits: object = {}) {
    super(message);
    this.limits = limits;
  }
}

const codeOf = ({ ticker }: LabCoin): string => ticker.toUpperCase();
const networkOf = ({ network }: LabCoin): string => network.toUpperCase();

const coinOf = (code = '', network = ''): LabCoin => {
  const found = COINS.find((coin) => codeOf(coin) === code && networkOf(coin) === network);
  if (found === undefined) throw new Rejection('Such exchange pair is not available');
  return found;
};

const worth = (usd: number, coin: LabCoin): string => new Big(usd).div(String(coin.usd)).toFixed(8);

/** Amounts of both sides, with the limits of the pair. */
const amountsOf = (fields: Fields) => {
  const from = coinOf(fields['coinFrom'], fields['networkFrom']);
  const to = coinOf(fields['coinTo'], fields['networkTo']);
  const { amount, withdrawalAmount, rateType } = fields;
  const fee = rateType === 'fixed' ? FIXED_FEE_PERCENT : FEE_PERCENT;
  const amountFrom = amount ?? convert(withdrawalAmount ?? '0', to, from, -fee);
  const amountTo = amount === undefined ? (withdrawalAmount ?? '0') : convert(amount, from, to, fee);
  const limits = {
    minAmount: wireNumber(worth(MINIMUM_USD, from)),
    withdrawMin: wireNumber(worth(MINIMUM_USD, to)),
    maxAmount: wireNumber(worth(MAXIMUM_USD, from)),
  };
  if (new Big(amountFrom).lt(worth(MINIMUM_USD, from)))
    throw new Rejection('Amount to exchange is below the possible min amount to exchange', limits);
  if (new Big(amountFrom).gt(worth(MAXIMUM_USD, from)))
    throw new Rejection('Amount to exchange is higher the possible max amount to exchange', limits);
  return { from, to, amountFrom, amountTo, limits, isFixed: rateType === 'fixed' };
};

const wireCoin = (coin: LabCoin) => ({
  coinCode: codeOf(coin),
  coinName: coin.name,
  network: networkOf(coin),
  networkName: networkOf(coin),
  networkShortName: null,
  icon: '',
  memoName: null,
  contract: coin.contract,
});

const STATUSES: Readonly<Record<LabStage, string>> = {
  ...{ waiting: 'wait', confirming: 'confirmation', exchanging: 'exchanging', sending: 'sending' },
  // support of the provider returns a deposit that cannot be exchanged
  ...{
    finished: 'success',
    stuck: 'refunded',
    refunding: 'refunded',
    refunded: 'refunded',
    expired: 'overdue',
  },
};

const wireTransaction = (order: LabOrder, { book }: FakePorts) => {
  const { from, to, deposit } = order;
  const stage = book.stageOf(order);
  const isPaidOut = stage === 'finished' && deposit !== null;
  return {
    id: order.id,
    amount: wireNumber(deposit?.amount ?? order.amountFrom),
    amountTo: wireNumber(book.payoutOf(order)),
    coinFrom: wireCoin(from),
    coinTo: wireCoin(to),
    comment: null,
    createdAt: new Date(order.createdAtMs).toISOString(),
    depositAddress: order.depositAddress,
    depositExtraId: order.depositMemo,
    withdrawalAddress: order.recipient,
    withdrawalExtraId: order.extraId === '' ? null : order.extraId,
    refundAddress: order.refundAddress === '' ? null : order.refundAddress,
    refundExtraId: order.refundMemo ?? null,
    hashIn: { hash: deposit === null ? null : hashOf(order, 'in'), link: null },
    hashOut: { hash: isPaidOut ? hashOf(order, 'out') : null, link: null },
    rate: wireNumber(new Big(order.amountTo).div(order.amountFrom).toFixed()),
    rateType: order.isFixed ? 'fixed' : 'float',
    status: STATUSES[stage],
  };
};

const create = (body: Fields, ports: FakePorts): LabOrder => {
  const { from, to, amountFrom, amountTo, isFixed } = amountsOf(body);
  return ports.book.add({
    provider: 'exolix',
    ...{ from, to, amountFrom, amountTo, isFixed },
    recipient: body['withdrawalAddress'] ?? '',
    extraId: body['withdrawalExtraId'] ?? '',
    refundAddress: body['refundAddress'] ?? '',
    ...(body['refundExtraId'] === undefined ? {} : { refundMemo: body['refundExtraId'] }),
    createdAtMs: ports.now(),
    deadlineMs: ports.now() + DEPOSIT_MS,
    ...(isFixed ? {} : { leastFrom: worth(MINIMUM_USD, from) }),
    facts: null,
  });
};

const wireCurrencies = (page: number, size: number) => {
  const codes = [...new Set(COINS.map(codeOf))];
  const data = codes.slice((page - 1) * size, page * size).map((code) => {
    const coins = COINS.filter((coin) => codeOf(coin) === code);
    const networks = coins.map((coin, at) => ({
      network: networkOf(coin),
      name: coin.network,
      shortName: coin.network,
      isDefault: at === 0,
      memoNeeded: coin.network === 'xrp' || coin.network === 'xlm',
      precision: 8,
      contract: coin.contract,
    }));
    return { code, name: coins[0]?.name, icon: '', notes: '', networks };
  });
  return { data, count: codes.length };
};

const addExolix = (app: FastifyInstance, ports: FakePorts): void => {
  app.setErrorHandler((error, _request, reply) =>
    error instanceof Rejection
      ? reply.code(422).send({ fromAmount: 0, toAmount: 0, message: error.message, ...error.limits })
      : reply.code(500).send({ error: 'internal' }),
  );
  app.get<{ Querystring: Fields }>('/currencies', ({ query }) =>
    wireCurrencies(Number(query['page'] ?? 1), Number(query['size'] ?? 10)),
  );
  app.get<{ Querystring: Fields }>('/rate', ({ query }) => {
    const { amountFrom, amountTo, limits } = amountsOf(query);
    const rate = wireNumber(new Big(amountTo).div(amountFrom).toFixed());
    return {
      fromAmount: wireNumber(amountFrom),
      toAmount: wireNumber(amountTo),
      rate,
      message: null,
      ...limits,
    };
  });
  app.post<{ Body: Fields }>('/transactions', ({ body }, reply) =>
    reply.code(201).send(wireTransaction(create(body, ports), ports)),
  );
  app.get<{ Params: { id: string } }>('/transactions/:id', ({ params }, reply) => {
    const order = ports.book.find(params.id);
    return order === null
      ? reply.code(404).send({ error: 'Transaction not found' })
      : reply.send(wireTransaction(order, ports));
  });
};

/** Exolix, version 2. */
export const EXOLIX: Fake = {
  id: 'exolix',
  add: addExolix,
  key: null,
  account: null,
  publicKey: null,
  sharesVisitorIp: false,
  calls: {
    quote: 'GET /rate',
    create: 'POST /transactions',
    read: 'GET /transactions/',
    statusField: 'status',
  },
};
