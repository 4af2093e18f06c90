import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';

import { COINS } from '../../coins.table.ts';
import { openLedger } from '../ledger.ts';
import type { Ledger } from '../ledger.ts';
import { addFaucet } from './add-faucet.ts';
import { TEXTS } from './texts.table.ts';

const ADDRESS = '0x00000000000000000000000000000000000000bb';
const LITECOIN = 'ltc1qus3eh483gv4n0vu4trh0dglwd6vz3q33e0ghd6';

let app: FastifyInstance;
let ledger: Ledger;
beforeEach(() => {
  app = fastify();
  ledger = openLedger(':memory:');
  addFaucet(app, { ledger, coins: COINS.filter(({ network }) => network === 'eth' || network === 'ltc') });
});
afterEach(async () => {
  await app.close();
  ledger.close();
});

const submit = (form: Readonly<Record<string, string>>, lang = 'en') =>
  app.inject({
    method: 'POST',
    url: `/faucet?lang=${lang}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });

it.each([
  { rule: 'a coin', coin: 'eth-eth', amount: '2.5', address: ADDRESS, units: '2500000000000000000' },
  { rule: 'a token', coin: 'usdt-eth', amount: '10', address: ADDRESS, units: '10000000' },
  { rule: 'a decimal comma', coin: 'ltc-ltc', amount: '0,5', address: LITECOIN, units: '50000000' },
])('pays $rule to the visitor', async ({ coin, amount, address, units }) => {
  const { statusCode, headers } = await submit({ coin, amount, address });
  expect(statusCode).toBe(303);
  expect(ledger.payments()).toMatchObject([{ wallet: 'faucet', recipient: address, units }]);
  const page = await app.inject({ url: String(headers.location) });
  expect(page.body).toContain('Waiting for the next block');
});

it.each([
  {
    rule: 'no amount',
    coin: 'eth-eth',
    amount: '',
    address: ADDRESS,
    message: 'above zero and up to 10 ETH',
  },
  { rule: 'zero', coin: 'eth-eth', amount: '0', address: ADDRESS, message: 'above zero' },
  { rule: 'too much', coin: 'eth-eth', amount: '11', address: ADDRESS, message: 'up to 10 ETH' },
  { rule: 'another network', coin: 'eth-eth', amount: '1', address: LITECOIN, message: 'valid address' },
  {
    rule: 'a wrong checksum',
    coin: 'ltc-ltc',
    amount: '1',
    address: `${LITECOIN}x`,
    message: 'valid address',
  },
])('refuses $rule with a message, and keeps what was entered', async ({ coin, amount, address, message }) => {
  const { statusCode, body } = await submit({ coin, amount, address });
  expect(statusCode).toBe(422);
  expect(body).toContain(message);
  expect(body).toContain(`value="${address}"`);
  expect(ledger.payments()).toEqual([]);
});

it('escapes what was entered', async () => {
  const { body } = await submit({ coin: 'eth-eth', amount: '1', address: '"><script>alert(1)</script>' });
  expect(body).not.toContain('<script');
});

it.each(Object.keys(TEXTS))('marks the coins as test coins in %s', async (language) => {
  const { body } = await app.inject({
    url: '/faucet',
    headers: { 'accept-language': `${language}-XX,en;q=0.5` },
  });
  expect(body).toContain(`<html lang="${language}">`);
  expect(body).toContain(TEXTS[language]?.badge);
});
