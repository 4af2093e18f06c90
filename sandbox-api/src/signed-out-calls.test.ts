import type { OpenSandbox } from './testing/open-sandbox.ts';
import { ANN, ENTRY, openAccountOfAnn, openSite } from './two-users.fixture.ts';
import type { AccountOfAnn } from './two-users.fixture.ts';

/** Calls about one order, conversation or verification. A caller needs its random ID. */
const BY_ID = [
  'GET /v1/transactions/:id/:apiKey',
  'POST /v1/transactions/:id/tokens-destination',
  'GET /v1.1/transactions/:id',
  'GET /v2/exchange/by-id',
  'GET /v2/exchange/actions',
  'POST /v2/exchange/refund',
  'POST /v2/exchange/refund-address',
  'POST /v2/exchange/continue',
  'POST /v2/exchange/deposit-payment-request',
  'POST /v1/frontend/exchange/txs/:id/notify',
  'POST /push/tx',
  'GET /swaps/:id',
  'GET /fiat/checkout',
  'POST /fiat/checkout',
  'GET /kyc',
  'POST /kyc',
  'GET /wallet/pay',
  'POST /wallet/pay',
  'GET /live-chat/conversations/:id',
  'PUT /live-chat/conversations/:id/tags',
  'POST /live-chat/conversations/:id/messages',
];

/** Calls that return or change data of all users. */
const CONTROLLED =
  /^(?:\w+ \/__sandbox\/.*|GET (?:\/outbox|\/live-chat|\/v1\/transactions\/:apiKey|\/v2\/exchanges))$/;

/** Calls that create something new. They return nothing of other users. */
const CREATING = [
  'POST /v1/transactions/:apiKey',
  'POST /v1/transactions/fixed-rate/:apiKey',
  'POST /v1.1/transactions',
  'POST /v2/exchange',
  'POST /v2/fiat-transaction',
  'POST /v1/frontend/exchange/subscribe',
  'POST /v1/frontend/contact/complete',
  'POST /v1/frontend/swap-tokens/contact',
  'POST /v1/frontend/lightning/contact',
  'POST /v1/frontend/promo',
  'POST /push/fcmtoken',
  'POST /swaps',
  'POST /swaps/swap',
  'POST /content/reviews',
  'POST /live-chat/conversations',
  'POST /analytics/collect',
  'POST /error-reports/api/:project/envelope',
];

/** Path of a call under the first name of its service. */
const plain = (call: string): string =>
  call
    .replace(' /public-', ' /')
    .replace(' /frontend/', ' /v1/frontend/')
    .replace(/(\S)\/$/, '$1');

let sandbox: OpenSandbox;
let ann: AccountOfAnn;
beforeAll(async () => {
  sandbox = await openSite();
  ann = await openAccountOfAnn(sandbox);
});
afterAll(() => sandbox.close());

const calls = (): readonly string[] => [
  ...new Set(sandbox.calls.filter((call) => !/^HEAD | \/account\/|\*/.test(call)).map(plain)),
];

/** Sends a call as a visitor behind a proxy, with an ID that does not exist. */
const send = async (call: string) => {
  const [method = '', path = ''] = call.split(' ');
  const ids = { id: 'unknown', tid: 'unknown', session: 'unknown', exchangeId: 'unknown' };
  const more = {
    device_id: 'd',
    userAccount: 'ann',
    provider: 'fio',
    decision: 'approve',
    notify: { email: ANN },
  };
  const address = { address: ENTRY.wallet, currency: 'eth', amount: '1', text: 'x', tokensDestination: 'x' };
  const { statusCode, body } = await sandbox.app.inject({
    method: method as 'GET',
    url: `/sandbox${path.replaceAll(/:\w+/g, 'unknown')}`,
    query: method === 'GET' ? { ...ids, address: ENTRY.wallet, currency: 'eth' } : {},
    headers: { 'x-forwarded-for': '203.0.113.7' },
    ...(method === 'GET' ? {} : { payload: { ...ids, ...more, ...address } }),
  });
  return { call, status: statusCode, text: body };
};

describe('a visitor', () => {
  it('has every call that changes something in one of the lists', () => {
    const listed = [...BY_ID, ...CREATING];
    const unlisted = calls().filter(
      (call) => !listed.includes(call) && !CONTROLLED.test(call) && !call.startsWith('GET '),
    );
    expect(unlisted).toEqual([]);
    expect(listed.filter((call) => !calls().includes(call))).toEqual([]);
  });

  it('has no access to the data of all users', async () => {
    const controlled = calls().filter((call) => CONTROLLED.test(call));
    expect(controlled.length).toBeGreaterThan(20);
    const replies = await Promise.all(controlled.map(send));
    expect(replies.filter(({ status }) => status !== 403)).toEqual([]);
  });

  it('finds nothing under an ID that does not exist', async () => {
    const replies = await Promise.all(BY_ID.map(send));
    const found = replies.filter(({ status }) => status < 400);
    expect(found.map(({ call }) => call)).toEqual(['GET /wallet/pay']);
  });

  it('reads nothing of another user', async () => {
    const read = calls().filter((call) => call.startsWith('GET '));
    const secrets = [ANN, ENTRY.wallet.toLowerCase(), ann.orderId, ann.kycId, ann.passkeyId, ann.sessionId];
    const replies = await Promise.all(read.filter((call) => call !== 'GET /wallet/pay').map(send));
    const leaking = replies.filter(({ text }) =>
      secrets.some((secret) => text.toLowerCase().includes(secret.toLowerCase())),
    );
    expect(leaking.map(({ call }) => call)).toEqual([]);
  });
});
