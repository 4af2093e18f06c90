import { aCreateBody, aLabGateway, BTC, ETH } from '../testing/lab-gateway.fixture.ts';
import type { LabGateway } from '../testing/lab-gateway.fixture.ts';

/** Needs of each call. A new route needs a row. */
const NEEDS: Readonly<Record<string, 'nothing' | 'key' | 'id' | 'control'>> = {
  'GET /public-v2/openapi.json': 'nothing',
  'GET /public-v1/currencies': 'nothing',
  'GET /public-v1/currencies/:ticker': 'nothing',
  'GET /public-v1/currencies-to/:ticker': 'nothing',
  'GET /public-v1/market-info/fixed-rate/:key': 'nothing',
  'GET /public-v2/exchange/currencies': 'nothing',
  'GET /public-v2/exchange/range': 'nothing',
  'GET /public-v2/validate/address': 'nothing',
  'GET /public-v2/addresses-by-name': 'nothing',
  'GET /account/v1.2/exchange/estimate': 'nothing',
  'GET /account/promo-codes/:code': 'nothing',
  'GET /content/currencies': 'nothing',
  'GET /content/coin-pairs/:link': 'nothing',
  'GET /content/pair-pages': 'nothing',
  'GET /content/top-currencies/links': 'nothing',
  'GET /content/available-buy-currencies/links': 'nothing',
  'GET /push/public-key': 'nothing',
  'POST /push/fcmtoken': 'nothing',
  'GET /public-v1.1/receipt-keys': 'nothing',
  // the key of an earlier order returns that order only for the same body
  'POST /public-v1.1/transactions': 'key',
  'GET /public-v1.1/transactions/:id': 'id',
  'GET /public-v1.1/transactions/:id/receipt': 'id',
  'GET /public-v2/exchange/actions': 'id',
  'POST /frontend/exchange/txs/:id/notify': 'id',
  'POST /push/tx': 'id',
  'POST /public-v2/exchange/refund': 'control',
  'POST /public-v2/exchange/continue': 'control',
};
const callsThatNeed = (...needs: readonly string[]): readonly string[] =>
  Object.entries(NEEDS).flatMap(([call, need]) => (needs.includes(need) ? [call] : []));

const EMAIL = 'ann@example.com';
let site: LabGateway;
let ann: { readonly id: string; readonly controlToken: string; readonly deposit: string };
beforeAll(async () => {
  site = await aLabGateway(['changenow']);
  const { body } = await site.post(
    '/public-v1.1/transactions',
    aCreateBody({ contactEmail: EMAIL }),
    'key-of-ann',
  );
  ann = {
    id: String(body['id']),
    controlToken: String(body['controlToken']),
    deposit: String(body['payinAddress']),
  };
  site.lab.book.pay(site.lab.book.all()[0]?.id ?? '', '0.05');
  site.pass(5_000);
  await site.get(`/public-v1.1/transactions/${ann.id}`);
});
afterAll(() => site.close());

/** Sends a call about an order as a visitor without a token. */
const send = async (call: string, id: string) => {
  const [method = '', path = ''] = call.split(' ');
  const fields = { id, tid: id, address: BTC, extraId: null, email: 'eve@example.com', currency: 'btc' };
  const { statusCode, body } = await site.app.inject({
    method: method as 'GET',
    url: path.replaceAll(/:\w+/g, id),
    ...(method === 'GET' ? { query: { ...fields, extraId: '' } } : { payload: fields }),
  });
  return { call, status: statusCode, text: body.toLowerCase() };
};
const sendAll = (calls: readonly string[], id: string) => Promise.all(calls.map((call) => send(call, id)));
const found = (
  replies: readonly { readonly call: string; readonly text: string }[],
  words: readonly string[],
) =>
  replies
    .filter(({ text }) => words.some((word) => text.includes(word.toLowerCase())))
    .map(({ call }) => call);

describe('a visitor without a token', () => {
  it('has a row for each call', () => {
    expect(site.calls.toSorted()).toEqual(Object.keys(NEEDS).toSorted());
  });

  it('finds nothing about an order without its ID', async () => {
    const replies = await sendAll(Object.keys(NEEDS), 'ffffffffffffff');
    expect(found(replies, [ann.id, ann.deposit, ann.controlToken, EMAIL, ETH])).toEqual([]);
    const byId = replies.filter(({ call }) => callsThatNeed('id', 'control').includes(call));
    expect(byId.filter(({ status }) => status < 400).map(({ call }) => call)).toEqual([]);
  });

  it('can read an order by its ID, but neither its e-mail address nor its token', async () => {
    const replies = await sendAll(callsThatNeed('id'), ann.id);
    expect(found(replies, [EMAIL, ann.controlToken])).toEqual([]);
  });

  it('decides nothing about an order by its ID', async () => {
    const replies = await sendAll(callsThatNeed('control'), ann.id);
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 403));
    expect(site.lab.book.all().map(({ decision }) => decision)).toEqual([null]);
  });

  it('gets no order by the key of another one', async () => {
    const { status, body } = await site.post(
      '/public-v1.1/transactions',
      aCreateBody({ contactEmail: 'eve@example.com' }),
      'key-of-ann',
    );
    expect([status, body['id'], body['controlToken']]).toEqual([409, undefined, undefined]);
  });

  it('gets an order only with a key', async () => {
    const { status } = await site.post('/public-v1.1/transactions', aCreateBody());
    expect(status).toBe(400);
  });
});
