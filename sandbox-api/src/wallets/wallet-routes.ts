import type { FastifyInstance } from 'fastify';
import * as t from 'io-ts';

import { CurrentPassword, requireMoneyProof, signedIn } from '../accounts/index.ts';
import type { SignedIn } from '../accounts/index.ts';
import { findByTicker, fitting, iconUrlOf } from '../currencies/index.ts';
import {
  Amount,
  decodeOrRefuse,
  notFound,
  notValidParam,
  OptionalFee,
  RequestId,
  RequiredText,
  Text,
  wordOf,
} from '../http/index.ts';
import { usdPriceAt } from '../market/index.ts';
import { coinOrRefuse } from './amounts.ts';
import { cashbackOf, withdrawCashback } from './cashback.ts';
import { addressesOf, depositTargetOf } from './deposits.ts';
import { HISTORY_TABS, historyOf } from './history.ts';
import { ledgerAccountOf } from './ledger.ts';
import type { Ledger } from './ledger.ts';
import { quoteTrade, trade } from './trades.ts';
import type { WalletService } from './wallet-service.ts';
import { settleWithdrawals, withdraw, withdrawalFeeOf, withdrawalsOf } from './withdrawals.ts';

const DepositBody = t.type({ currency: RequiredText }, 'DepositRequest');
const WithdrawalBody = t.type(
  {
    currency: RequiredText,
    network: Text,
    amount: Amount,
    address: RequiredText,
    extraId: Text,
    fee: OptionalFee,
    password: CurrentPassword,
    code: Text,
    requestId: RequestId,
  },
  'WithdrawalRequest',
);
const QuoteQuery = t.type({ from: RequiredText, to: RequiredText, amount: Amount }, 'TradeQuoteQuery');
const TradeBody = t.type({ rateId: RequiredText, amount: Amount, requestId: RequestId }, 'TradeRequest');
const TradeParams = t.type({ id: RequiredText }, 'TradeIdInPath');
const CashbackBody = t.type({ requestId: RequestId }, 'CashbackWithdrawalRequest');
const HistoryQuery = t.type(
  { tab: wordOf(HISTORY_TABS, 'SWAP'), limit: Text, offset: Text, currency: Text },
  'HistoryQuery',
);

const MAX_ROWS = 100;
const USUAL_ROWS = 20;
const MAX_OFFSET = 1_000_000;

const wholeNumber = (text: string, fallback: number, most: number, field: string): number => {
  if (text === '') return fallback;
  if (/^\d{1,7}$/.test(text) && Number(text) <= most) return Number(text);
  throw notValidParam(field, `expected a whole number up to ${String(most)}`);
};

const balancesOf = (walletService: WalletService, publicPath: string, { account, now }: SignedIn) => {
  const { ledger } = walletService;
  settleWithdrawals(walletService, account.id, now);
  const available = ledger.balancesOf(ledgerAccountOf(account.id, 'available'));
  const locked = ledger.balancesOf(ledgerAccountOf(account.id, 'locked'));
  const addresses = addressesOf(walletService, account.id);
  const tickers = new Set([
    ...available.keys(),
    ...locked.keys(),
    ...addresses.map(({ currency }) => currency),
  ]);
  return [...tickers].flatMap((ticker) => {
    const currency = findByTicker(ticker);
    if (currency === undefined) return [];
    return {
      currency: currency.ticker,
      ticker: currency.currentTicker,
      name: currency.name,
      network: currency.network,
      image: iconUrlOf(publicPath, currency),
      available: available.get(ticker)?.toFixed() ?? '0',
      locked: locked.get(ticker)?.toFixed() ?? '0',
      usdPrice: usdPriceAt(currency, now),
      withdrawalFee: withdrawalFeeOf(ticker, now),
      decimals: currency.decimals,
      addresses: addresses
        .filter((each) => each.currency === ticker)
        .map(({ address, extraId }) => ({ address, extraId })),
    };
  });
};

const addDepositRoutes = (app: FastifyInstance, walletService: WalletService, publicPath: string): void => {
  const { accounts } = walletService;
  app.get('/balances', async (request) =>
    balancesOf(walletService, publicPath, await signedIn(accounts, request)),
  );
  app.post('/deposits', async (request) => {
    const { account } = await signedIn(accounts, request);
    const currency = coinOrRefuse(decodeOrRefuse(DepositBody, request.body).currency);
    const target = depositTargetOf(walletService, account, currency);
    const extraId = target.extraId ?? '';
    const query = new URLSearchParams({ currency: currency.ticker, address: target.address, extraId });
    return {
      currency: currency.ticker,
      network: currency.network,
      ...target,
      payUrl: `${publicPath}/wallet/pay?${query.toString()}`,
    };
  });
};

const addWithdrawalRoutes = (app: FastifyInstance, walletService: WalletService): void => {
  const { accounts } = walletService;
  app.get('/withdrawals', async (request) => {
    const { account, now } = await signedIn(accounts, request);
    settleWithdrawals(walletService, account.id, now);
    return withdrawalsOf(walletService, account.id).map(({ at, ...each }) => ({
      ...each,
      at: new Date(at).toISOString(),
    }));
  });
  app.post('/withdrawals', async (request, reply) => {
    const asking = await signedIn(accounts, request);
    const { password, code, ...body } = decodeOrRefuse(WithdrawalBody, request.body);
    const currency = coinOrRefuse(body.currency);
    const amount = fitting(body.amount, currency);
    await requireMoneyProof(accounts, asking, { password, code });
    reply.code(201);
    const { at, ...made } = withdraw(walletService, asking, { ...body, currency, amount });
    return { ...made, at: new Date(at).toISOString() };
  });
};

const toTrade = (ledger: Ledger, accountId: string, id: string) => {
  const made = ledger.transfersOf(accountId).find((each) => each.kind === 'trade' && each.id === id);
  if (made === undefined) throw notFound('Trade');
  return { id, status: 'finished', at: new Date(made.at).toISOString(), ...made.details };
};

const addTradeRoutes = (app: FastifyInstance, walletService: WalletService): void => {
  const { accounts, ledger } = walletService;
  app.get('/trades/quote', async (request) => {
    const { now } = await signedIn(accounts, request);
    const quote = quoteTrade(decodeOrRefuse(QuoteQuery, request.query), now);
    return {
      from: quote.from.ticker,
      to: quote.to.ticker,
      amountFrom: quote.amountFrom.toFixed(),
      amountTo: quote.amountTo.toFixed(),
      rate: quote.rate.toFixed(),
      rateId: quote.rateId,
      validUntil: new Date(quote.validUntil).toISOString(),
      serverTime: new Date(now).toISOString(),
    };
  });
  app.post('/trades', async (request, reply) => {
    const asking = await signedIn(accounts, request);
    const { id } = trade(walletService, asking, decodeOrRefuse(TradeBody, request.body));
    reply.code(201);
    return toTrade(ledger, asking.account.id, id);
  });
  app.get('/trades/:id', async (request) => {
    const { account } = await signedIn(accounts, request);
    return toTrade(ledger, account.id, decodeOrRefuse(TradeParams, request.params).id);
  });
};

/** Routes below `/account`: balances, deposits, withdrawals, trades, cashback and history (api contract §6.4). */
export const addWalletRoutes = (
  app: FastifyInstance,
  walletService: WalletService,
  publicPath: string,
): void => {
  const { accounts, ledger } = walletService;
  addDepositRoutes(app, walletService, publicPath);
  addWithdrawalRoutes(app, walletService);
  addTradeRoutes(app, walletService);
  app.get('/cashback', async (request) =>
    cashbackOf(walletService, (await signedIn(accounts, request)).account.id),
  );
  app.post('/cashback/withdraw', async (request) => {
    const asking = await signedIn(accounts, request);
    return withdrawCashback(walletService, asking, decodeOrRefuse(CashbackBody, request.body).requestId);
  });
  app.get('/history', async (request) => {
    const { account, now } = await signedIn(accounts, request);
    settleWithdrawals(walletService, account.id, now);
    const { tab, limit, offset, currency } = decodeOrRefuse(HistoryQuery, request.query);
    return historyOf(ledger, account.id, {
      tab,
      currency: currency.toLowerCase(),
      limit: wholeNumber(limit, USUAL_ROWS, MAX_ROWS, 'limit'),
      offset: wholeNumber(offset, 0, MAX_OFFSET, 'offset'),
    });
  });
};
