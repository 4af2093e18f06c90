import { randomUUID } from 'node:crypto';

import Big from 'big.js';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { LabCoin } from '../../coins.table.ts';
import type { Ledger } from '../ledger.ts';
import { toUnits } from '../settle.ts';
import { canReceive } from '../utxo-port.ts';
import { faucetStyles, formPage, keyOfCoin, sentPage } from './faucet-page.ts';
import type { FaucetForm, FaucetProblem } from './faucet-page.ts';
import { textsFor } from './texts.table.ts';

type Options = { readonly ledger: Ledger; readonly coins: readonly LabCoin[] };
type Query = {
  readonly lang?: string;
  readonly paid?: string;
  readonly coin?: string;
  readonly amount?: string;
  readonly address?: string;
};

/** Largest payment in USD. */
const MOST_USD = 20_000;
const POLICY =
  "default-src 'none'; style-src 'self'; img-src data:; font-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const EVM_ADDRESS = /^0x[0-9a-f]{40}$/i;
const DECIMAL = /^\d{1,9}(?:\.\d{1,18})?$/;

const mostOf = ({ usd, ticker }: LabCoin): { readonly amount: string; readonly shown: string } => {
  const amount = new Big(MOST_USD).div(String(usd)).round(0, Big.roundDown).toFixed();
  return { amount, shown: `${amount} ${ticker.toUpperCase()}` };
};

const isAddress = ({ network }: LabCoin, address: string): boolean =>
  network === 'ltc' ? canReceive(address) : EVM_ADDRESS.test(address);

const problemOf = (coin: LabCoin, { amount, address }: FaucetForm): FaucetProblem | null => {
  const most = mostOf(coin);
  const isAmount = DECIMAL.test(amount) && toUnits(amount, coin) > 0n && new Big(amount).lte(most.amount);
  if (!isAmount) return { field: 'amount', most: most.shown };
  return isAddress(coin, address) ? null : { field: 'address', most: '' };
};

const pageOf = ({ query, headers }: FastifyRequest<{ Querystring: Query }>) =>
  textsFor([query.lang ?? '', ...(headers['accept-language'] ?? '').split(',')]);

const sendHtml = (reply: FastifyReply, html: string, status = 200): FastifyReply =>
  reply
    .code(status)
    .header('content-security-policy', POLICY)
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .type('text/html; charset=utf-8')
    .send(html);

const formOf = (body: string): FaucetForm => {
  const fields = new URLSearchParams(body);
  const text = (name: string): string => (fields.get(name) ?? '').trim();
  return { coin: text('coin'), amount: text('amount').replace(',', '.'), address: text('address') };
};

/** Adds the page on which a visitor gets test coins. Only in the lab, on a separate origin. */
export const addFaucet = (app: FastifyInstance, { ledger, coins }: Options): void => {
  const [first] = coins;
  if (first === undefined) return;
  const coinOf = (key: string | undefined): LabCoin => coins.find((coin) => keyOfCoin(coin) === key) ?? first;
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  );
  app.get('/faucet.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(faucetStyles()));
  app.get<{ Querystring: Query }>('/faucet', (request, reply) => {
    const page = pageOf(request);
    const { paid, coin, amount = '1', address = '' } = request.query;
    const payment = ledger.payments().find(({ key }) => paid !== undefined && key === `faucet ${paid}`);
    if (payment === undefined)
      return sendHtml(reply, formPage(page, coins, { coin: keyOfCoin(coinOf(coin)), amount, address }, null));
    const sent =
      coins.find(({ network, contract }) => network === payment.network && contract === payment.contract) ??
      first;
    const txid = payment.txid ?? ledger.signedOf(payment.key).at(-1)?.txid ?? null;
    return sendHtml(reply, sentPage(page, sent, payment, txid));
  });
  app.post<{ Querystring: Query; Body: string }>('/faucet', (request, reply) => {
    const page = pageOf(request);
    const form = formOf(request.body);
    const coin = coinOf(form.coin);
    const problem = problemOf(coin, form);
    if (problem !== null)
      return sendHtml(reply, formPage(page, coins, { ...form, coin: keyOfCoin(coin) }, problem), 422);
    const id = randomUUID();
    ledger.owe({
      ...{ key: `faucet ${id}`, wallet: 'faucet', kind: 'faucet', orderId: '' },
      ...{ network: coin.network, contract: coin.contract, recipient: form.address },
      units: toUnits(form.amount, coin).toString(),
    });
    return reply.redirect(`/faucet?lang=${page.language}&paid=${id}`, 303);
  });
};
