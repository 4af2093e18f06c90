import { randomUUID } from 'node:crypto';

import type { FastifyInstance } from 'fastify';
import * as t from 'io-ts';

import { fitting } from '../currencies/index.ts';
import { checkCeiling } from '../estimates/index.ts';
import { Amount, decodeOrRefuse, namespaceOf, RequiredText, Text } from '../http/index.ts';
import { escapeHtml, htmlPage, PAGE_POLICY } from '../pages/index.ts';
import { coinOrRefuse } from './amounts.ts';
import { hashOfWords, receiveCoins } from './deposits.ts';
import type { WalletService } from './wallet-service.ts';

const Query = t.type(
  { currency: RequiredText, address: RequiredText, extraId: Text, paid: Text },
  'PayQuery',
);
const Body = t.type(
  { currency: RequiredText, address: RequiredText, extraId: Text, amount: Amount },
  'PayRequest',
);

const hidden = (name: string, value: string): string =>
  `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;

const formOf = ({ currency, address, extraId }: t.TypeOf<typeof Query>): string =>
  `<p>Coins sent to <code>${escapeHtml(address)}</code>${extraId === '' ? '' : ` with <code>${escapeHtml(extraId)}</code>`}.</p>` +
  '<form method="post">' +
  `${hidden('currency', currency)}${hidden('address', address)}${hidden('extraId', extraId)}` +
  `<p><label>Amount in ${escapeHtml(currency.toUpperCase())} <input name="amount" inputmode="decimal" required value="1"></label></p>` +
  '<p><button>Pretend to send</button></p></form>';

/** `/wallet/pay`: page that simulates a deposit to an address. */
export const addPayRoutes = (app: FastifyInstance, walletService: WalletService): void => {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.get('/pay', ({ query }, reply) => {
    const asked = decodeOrRefuse(Query, query);
    const note = asked.paid === '' ? '' : `<p role="status">${escapeHtml(asked.paid)} arrived.</p>`;
    return reply
      .header('content-security-policy', PAGE_POLICY)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(htmlPage('Pretend to send coins', note + formOf(asked)));
  });
  app.post('/pay', (request, reply) => {
    const { currency: ticker, address, extraId, amount } = decodeOrRefuse(Body, request.body);
    const currency = coinOrRefuse(ticker);
    checkCeiling(currency, amount);
    const hash = hashOfWords(randomUUID());
    receiveCoins(walletService, {
      namespace: namespaceOf(request),
      address,
      extraId,
      currency,
      amount: fitting(amount, currency),
      hash,
    });
    const query = new URLSearchParams({ currency: ticker, address, extraId, paid: amount.toFixed() });
    return reply.redirect(`pay?${query.toString()}`, 303);
  });
};
