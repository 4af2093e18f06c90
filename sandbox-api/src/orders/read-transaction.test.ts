import { sandboxOfFile } from '../testing/open-sandbox.ts';
import { orderCalls } from './order-calls.fixture.ts';

type Refused = { error: string; message: string; field?: string };

const sandbox = sandboxOfFile();
const { create, read } = orderCalls(sandbox);

describe('GET /v1.1/transactions/{id} (api contract §4.2)', () => {
  it('has the keys of the contract', async () => {
    const { body } = await read((await create()).body.id);

    expect(Object.keys(body).toSorted()).toMatchInlineSnapshot(`
      [
        "actionsAvailable",
        "amountFrom",
        "amountTo",
        "childExchanges",
        "confirmations",
        "createdAt",
        "depositIssue",
        "depositReceivedAt",
        "expectedAmountFrom",
        "expectedAmountTo",
        "fiat",
        "flow",
        "fromCurrency",
        "fromLegacyTicker",
        "fromNetwork",
        "id",
        "isDeposit",
        "isPromoCodeAvailable",
        "isTransactionError",
        "originalExchangeInfo",
        "payinAddress",
        "payinExtraId",
        "payinExtraIdName",
        "payinHash",
        "payinWarnings",
        "payoutAddress",
        "payoutExtraId",
        "payoutExtraIdName",
        "payoutHash",
        "provider",
        "redirectUrl",
        "refundAddress",
        "refundAmount",
        "refundExtraId",
        "refundHash",
        "relatedExchangesInfo",
        "repeatedExchanges",
        "repeatedExchangesInfo",
        "serverTime",
        "status",
        "toCurrency",
        "toLegacyTicker",
        "toNetwork",
        "transactionSpeedForecast",
        "transactionSubId",
        "type",
        "updatedAt",
        "userId",
        "validUntil",
        "verificationSent",
      ]
    `);
  });

  it('passes through the happy scenario over time', async () => {
    const { id } = (await create()).body;
    const seen: string[] = [];
    for (const seconds of [0, 5, 20, 15, 15, 15]) {
      sandbox.pass(seconds * 1000);
      seen.push((await read(id)).body.status);
    }

    expect(seen).toEqual(['new', 'waiting', 'confirming', 'exchanging', 'sending', 'finished']);
  });

  it('contains the server’s time', async () => {
    const first = (await create()).body.id;
    const [a, b] = [await read(first), (sandbox.pass(5000), await read(first))];

    expect(Date.parse(String(b.body['serverTime'])) - Date.parse(String(a.body['serverTime']))).toBe(5000);
  });

  it.each(['nosuchorder', '50727663e5d9a4', '%00', '..%2f..%2fetc', 'a'.repeat(80)])(
    'does not find %s',
    async (id) => {
      const { status, body } = await sandbox.get<Refused>(`/v1.1/transactions/${id}`);

      expect([status, body.error]).toEqual([404, 'not_found']);
    },
  );

  it('mentions a second deposit in both orders (api contract §3.6)', async () => {
    const { id } = (await create({ fromAmount: '0.29904' })).body;
    const before = await read(id);
    sandbox.pass(80_000);
    const after = await read(id);
    const second = await read(after.body.repeatedExchangesInfo[0]?.id ?? '');

    expect(before.body.repeatedExchangesInfo).toEqual([]);
    expect(after.body.repeatedExchangesInfo).toMatchObject([{ status: 'confirming' }]);
    expect(second.body.originalExchangeInfo?.id).toBe(id);
    expect(second.body['payinAddress']).toBe(after.body['payinAddress']);
  });
});
