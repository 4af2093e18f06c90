import { sandboxOfFile } from '../testing/open-sandbox.ts';
import { aTransactionRequest } from './order.fixture.ts';

type Created = { readonly id: string; readonly payinAddress: string };
type Refused = { readonly error: string; readonly field?: string };

const sandbox = sandboxOfFile();

const create = (change: Readonly<Record<string, unknown>> = {}) =>
  sandbox.post<Created>('/v1.1/transactions', aTransactionRequest(change));
const read = (id: string) => sandbox.get<Record<string, unknown>>(`/v1.1/transactions/${id}`);

describe('a refund of another asset than the agreed one', () => {
  type Refund = {
    amount: string;
    address: { address: string } | null;
    additionalAddressList: string[];
  };
  const BTC = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
  const LTC = 'LM2WMpR1Rp6j3Sa59cMXMs1SPzj9eXpGc1';
  const stuck = async (change: Readonly<Record<string, unknown>> = {}): Promise<string> => {
    const { id } = (await create({ fromAmount: '0.29912', ...change })).body;
    sandbox.pass(60_000);
    return id;
  };
  const offered = async (id: string) =>
    (await sandbox.get<{ refund: Refund }>(`/v2/exchange/actions?id=${id}`)).body.refund;
  const refund = (id: string, address: string) =>
    sandbox.post<Refused>('/v2/exchange/refund', { id, address, extraId: null });
  const isValid = async (currency: string, address: string): Promise<boolean> =>
    (
      await sandbox.get<{ result: boolean }>(
        `/v2/validate/address?currency=${currency}&address=${encodeURIComponent(address)}`,
      )
    ).body.result;

  it('offers only addresses of the network that the asset arrived on', async () => {
    const { address, additionalAddressList } = await offered(await stuck({ refundAddress: BTC }));
    const all = [address?.address ?? '', ...additionalAddressList];
    expect(all).not.toContain(BTC);
    expect(await Promise.all(all.map((each) => isValid('ltc', each)))).toEqual(all.map(() => true));
  });

  it('refuses an address of the agreed network, and accepts one of the network it arrived on', async () => {
    const id = await stuck();
    expect((await refund(id, BTC)).body.error).toBe('not_valid_address');
    expect((await refund(id, LTC)).body).toEqual({ result: true });
  });

  it('pays back what arrived, on its network', async () => {
    const id = await stuck();
    const { amount } = await offered(id);
    await refund(id, LTC);
    sandbox.pass(15_000);
    const listed = await sandbox.get<{ exchanges: { exchangeId: string; refund: unknown }[] }>(
      '/v2/exchanges',
    );
    expect((await read(id)).body).toMatchObject({ status: 'refunded', refundAmount: Number(amount) });
    expect(listed.body.exchanges.find(({ exchangeId }) => exchangeId === id)?.refund).toMatchObject({
      currency: 'ltc',
      amount: Number(amount),
    });
  });

  it('does not mention the agreed asset in any format of the order', async () => {
    const id = await stuck();
    const v1 = await sandbox.get<{ amountSend: unknown }>(`/v1/transactions/${id}/key`);
    expect(v1.body.amountSend ?? null).toBeNull();
  });
});

describe('a refund address that the form refuses', () => {
  it.each([
    { rule: 'the contract of a token', address: '0xdAC17F958D2ee523a2206206994597C13D831ec7' },
    { rule: 'a partner address', address: 'coinlane_partner_abcdef1234' },
    { rule: 'the deposit address', address: null },
  ])('is refused by the service: $rule', async ({ address }) => {
    const eth = { fromCurrency: 'eth', fromNetwork: 'eth', toCurrency: 'btc', toNetwork: 'btc' };
    const { body } = await create({
      ...eth,
      address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
      fromAmount: '2.29907',
    });
    const target = { id: body.id, address: address ?? body.payinAddress, extraId: null };
    const later = await sandbox.post<Refused>('/v2/exchange/refund-address', target);
    sandbox.pass(60_000);
    const refund = await sandbox.post<Refused>('/v2/exchange/refund', target);
    expect([later.status, later.body.error, refund.status, refund.body.error]).toEqual([
      400,
      'not_valid_address',
      400,
      'not_valid_address',
    ]);
  });

  it('is refused by the service: the deposit address in another spelling', async () => {
    const { body } = await create({
      fromCurrency: 'ton',
      fromNetwork: 'ton',
      toCurrency: 'btc',
      toNetwork: 'btc',
      address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
      fromAmount: '500.29907',
    });
    const hash = Buffer.from(body.payinAddress, 'base64url').subarray(2, 34).toString('hex');
    const { status, body: refused } = await sandbox.post<Refused>('/v2/exchange/refund-address', {
      id: body.id,
      address: `0:${hash}`,
      extraId: null,
    });
    expect([status, refused.error]).toEqual([400, 'not_valid_address']);
  });

  it('is refused for a fiat payment', async () => {
    const { body } = await create({
      fromCurrency: 'usd',
      fromNetwork: '',
      fromAmount: '200',
      provider: '',
      toCurrency: 'btc',
      toNetwork: 'btc',
      address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    });
    const { status, body: refused } = await sandbox.post<Refused>('/v2/exchange/refund-address', {
      id: body.id,
      address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
      extraId: null,
    });
    expect([status, refused.error]).toEqual([400, 'not_valid_address']);
  });

  it.each([
    { rule: 'is invalid on the network', address: 'rMQ98K56yXJbDGv49ZSmW51sLn94Xe1mu1', extraId: 'abc' },
    {
      rule: 'contradicts the one in the address',
      address: 'X7AcgcsBL6XDcUb289X4mJ8djcdyKaGZMhc9YTE92ehJ2Fu',
      extraId: '14',
    },
  ])('is refused with a tag that $rule', async ({ address, extraId }) => {
    const { body } = await create({ fromCurrency: 'xrp', fromNetwork: 'xrp', fromAmount: '1000' });
    const { status, body: refused } = await sandbox.post<Refused>('/v2/exchange/refund-address', {
      id: body.id,
      address,
      extraId,
    });
    expect([status, refused.field]).toEqual([400, 'extraId']);
  });
});
