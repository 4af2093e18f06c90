import Big from 'big.js';
import type { FastifyInstance } from 'fastify';

import { COINS, USDT } from './coins.table.ts';
import type { LabCoin } from './coins.table.ts';
import type { Fake, FakePorts } from './fake.ts';
import { convert, hashOf } from './order-book.ts';
import type { LabOrder, LabStage } from './order-book.ts';

const CHAINS: Readonly<Partial<Record<string, string>>> = {
  btc: 'Bitcoin',
  eth: 'Ethereum',
  arbitrum: 'Arbitrum',
  sol: 'Solana',
};
const FEE_PERCENT = 0.3;
const MINIMUM_USD = 20;
const CHANNEL_MS = 86_400_000;

const chainOf = ({ network }: LabCoin): string => CHAINS[network] ?? '';
const symbolOf = ({ ticker }: LabCoin): string => ticker.toUpperCase();

const OFFERED = COINS.filter((coin) => chainOf(coin) !== '');

/** Name of an asset in `networkInfo`: `ArbEth`, `SolUsdc`. */
const nameOf = ({ network, ticker }: LabCoin): string => {
  const prefix = network === 'arbitrum' ? 'Arb' : network === 'sol' && ticker !== 'sol' ? 'Sol' : '';
  return `${prefix}${ticker.charAt(0).toUpperCase()}${ticker.slice(1)}`;
};

const units = (amount: string, { decimals }: LabCoin): string =>
  new Big(amount).times(new Big(10).pow(decimals)).toFixed(0, Big.roundDown);
const decimal = (amount: string, { decimals }: LabCoin): string =>
  new Big(amount).times(new Big(10).pow(-decimals)).toFixed();

type Fields = Readonly<Partial<Record<string, string>>>;
class Rejection extends Error {}

const coinOf = (chain: string | undefined, symbol: string | undefined): LabCoin => {
  const found = OFFERED.find((coin) => chainOf(coin) === chain && symbolOf(coin) === symbol);
  if (found === undefined) throw new Rejection('Requested assets cannot be swapped');
  return found;
};

const leastOf = (coin: LabCoin): string =>
  new Big(MINIMUM_USD).div(String(coin.usd)).toFixed(coin.decimals, Big.roundUp);

const amountsOf = (fields: Fields) => {
  const from = coinOf(fields['srcChain'], fields['srcAsset']);
  const to = coinOf(fields['destChain'], fields['destAsset']);
  const amountFrom = decimal(fields['amount'] ?? '0', from);
  if (new Big(amountFrom).lt(leastOf(from)))
    throw new Rejection(`expected amount is below minimum swap amount (${units(leastOf(from), from)})`);
  return { from, to, amountFrom, amountTo: convert(amountFrom, from, to, FEE_PERCENT) };
};

const answerQuote = (fields: Fields) => {
  const { from, to, amountFrom, amountTo } = amountsOf(fields);
  const assetOf = (coin: LabCoin) => ({ chain: chainOf(coin), asset: symbolOf(coin) });
  return [
    {
      type: 'REGULAR',
      srcAsset: assetOf(from),
      destAsset: assetOf(to),
      isVaultSwap: false,
      isOnChain: false,
      depositAmount: units(amountFrom, from),
      egressAmount: units(amountTo, to),
      includedFees: [
        { type: 'EGRESS', ...assetOf(to), amount: units(convert('1', USDT, to, 0), to) },
        { type: 'INGRESS', ...assetOf(from), amount: units(convert('0.5', USDT, from, 0), from) },
      ],
      poolInfo: [],
      lowLiquidityWarning: false,
      estimatedDurationSeconds: 1850,
      estimatedDurationsSeconds: { deposit: 1740, swap: 12, egress: 98 },
      estimatedPrice: new Big(amountTo).div(amountFrom).toFixed(),
      recommendedSlippageTolerancePercent: 1,
      recommendedRetryDurationMinutes: 15,
    },
  ];
};

type OpenBody = Fields & {
  readonly fillOrKillParams: { readonly refundAddress: string; readonly minPriceX128: string };
};

const open = (body: OpenBody, { book, now }: FakePorts) => {
  const { minPriceX128, refundAddress } = body.fillOrKillParams;
  if (!/^\d+$/.test(minPriceX128)) throw new Rejection('minPriceX128 is not a number');
  const amounts = amountsOf(body);
  const id = `${String(6_000_000 + book.all().length)}-${chainOf(amounts.from)}-${String(book.all().length)}`;
  const order = book.add({
    provider: 'chainflip',
    ...amounts,
    isFixed: false,
    recipient: body['destAddress'] ?? '',
    extraId: '',
    refundAddress,
    createdAtMs: now(),
    deadlineMs: now() + CHANNEL_MS,
    // any amount above the minimum is exchanged
    leastFrom: leastOf(amounts.from),
    facts: id,
  });
  return {
    id,
    depositAddress: order.depositAddress,
    brokerCommissionBps: 0,
    maxBoostFeeBps: 0,
    issuedBlock: 6_000_000,
    srcChainExpiryBlock: '900000',
    estimatedExpiryTime: order.deadlineMs,
    channelOpeningFee: '0',
  };
};

const STATES: Readonly<Record<LabStage, string>> = {
  waiting: 'WAITING',
  expired: 'WAITING',
  confirming: 'RECEIVING',
  exchanging: 'SWAPPING',
  sending: 'SENDING',
  finished: 'COMPLETED',
  // a deposit below the minimum, or after the channel has expired, is ignored
  stuck: 'FAILED',
  refunding: 'SENDING',
  refunded: 'COMPLETED',
};

const wireSwap = (order: LabOrder, { book, now }: FakePorts) => {
  const stage = book.stageOf(order);
  const { deposit, from, to } = order;
  const isPaidOut = deposit !== null && (stage === 'sending' || stage === 'finished');
  return {
    state: STATES[stage],
    swapId: order.id,
    srcChain: chainOf(from),
    srcAsset: symbolOf(from),
    destChain: chainOf(to),
    destAsset: symbolOf(to),
    destAddress: order.recipient,
    depositChannel: {
      id: order.facts,
      createdAt: order.createdAtMs,
      depositAddress: order.depositAddress,
      srcChainExpiryBlock: '900000',
      estimatedExpiryTime: order.deadlineMs,
      isExpired: now() >= order.deadlineMs,
      openedThroughBackend: true,
    },
    ...(deposit === null
      ? {}
      : {
          deposit: {
            amount: units(deposit.amount, from),
            txRef: hashOf(order, 'in'),
            witnessedAt: deposit.atMs,
          },
        }),
    ...(isPaidOut
      ? { swapEgress: { amount: units(book.payoutOf(order), to), txRef: hashOf(order, 'out') } }
      : {}),
    // the price was below the minimum until the end of the retries
    ...(deposit !== null && (stage === 'refunding' || stage === 'refunded')
      ? { refundEgress: { amount: units(deposit.amount, from), txRef: hashOf(order, 'back') } }
      : {}),
  };
};

const addChainflip = (app: FastifyInstance, ports: FakePorts): void => {
  app.setErrorHandler((error, _request, reply) =>
    reply
      .code(error instanceof Rejection ? 400 : 500)
      .send({ message: error instanceof Error ? error.message : '' }),
  );
  app.get('/api/networkInfo', () => ({
    assets: OFFERED.map((coin) => ({
      asset: nameOf(coin),
      vaultSwapDepositsEnabled: true,
      depositChannelDepositsEnabled: true,
      depositChannelCreationEnabled: true,
      egressEnabled: true,
      boostDepositsEnabled: false,
    })),
    cfBrokerCommissionBps: 0,
  }));
  app.get<{ Querystring: Fields }>('/v2/quote', ({ query }) => answerQuote(query));
  app.post<{ Body: OpenBody }>('/api/openSwapDepositChannel', ({ body }, reply) =>
    reply.code(201).send(open(body, ports)),
  );
  app.get<{ Params: { id: string } }>('/v2/swaps/:id', ({ params }, reply) => {
    const order = ports.book.all().find(({ facts }) => facts === params.id);
    return order === undefined
      ? reply.code(404).send({ message: 'resource not found' })
      : reply.send(wireSwap(order, ports));
  });
};

/** The public back end of Chainflip, with the interface of its SDK 1.11. */
export const CHAINFLIP: Fake = {
  id: 'chainflip',
  add: addChainflip,
  key: null,
  account: null,
  publicKey: null,
  sharesVisitorIp: false,
  calls: {
    quote: 'GET /v2/quote',
    create: 'POST /api/openSwapDepositChannel',
    read: 'GET /v2/swaps/',
    statusField: 'state',
  },
};
