import { sandboxOfFile } from '../testing/open-sandbox.ts';

type Refused = { error: string; message: string; field?: string };

const sandbox = sandboxOfFile();

describe('the currencies', () => {
  it.each([
    { path: '/v1/currencies', least: 1500 },
    { path: '/v1/currencies?active=true', least: 1400 },
    { path: '/v1/currencies?fixedRate=true', least: 300 },
    { path: '/v1/currencies-to/btc', least: 1499 },
    { path: '/v2/exchange/currencies', least: 1500 },
    { path: '/v2/exchange/currencies?isFiat=true', least: 58 },
    { path: '/v2/exchange/currencies?flow=fixed-rate&active=true&buy=true&sell=true', least: 300 },
    { path: '/v1/market-info/available-pairs?includePartners=false', least: 13_000 },
    { path: '/v2/exchange/available-pairs', least: 13_000 },
    { path: '/content/currencies', least: 1500 },
    { path: '/content/top-currencies/links', least: 60 },
    { path: '/content/available-buy-currencies/links', least: 62 },
    { path: '/v2/fiat-currencies/fiat', least: 58 },
    { path: '/v2/fiat-currencies/crypto', least: 62 },
  ])('$path has at least $least rows', async ({ path, least }) => {
    const { status, body } = await sandbox.get<unknown[]>(path);

    expect(status).toBe(200);
    expect(body.length).toBeGreaterThanOrEqual(least);
  });

  it.each([
    {
      path: '/v1/currencies',
      key: 'ticker',
      row: {
        ticker: 'btc',
        name: 'Bitcoin',
        hasExternalId: false,
        isFiat: false,
        featured: true,
        isStable: false,
        supportsFixedRate: true,
        image: '/sandbox/content/icons/btc.svg',
      },
    },
    {
      path: '/v2/exchange/currencies',
      key: 'legacyTicker',
      row: {
        ticker: 'eth',
        network: 'bsc',
        legacyTicker: 'ethbsc',
        tokenContract: null,
        buy: true,
        sell: true,
      },
    },
    {
      path: '/v2/exchange/currencies',
      key: 'legacyTicker',
      row: {
        ticker: 'usdt',
        network: 'trx',
        legacyTicker: 'usdttrc20',
        tokenContract: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
        isStable: true,
      },
    },
    {
      path: '/v2/exchange/currencies',
      key: 'legacyTicker',
      row: {
        ticker: 'xrp',
        network: 'xrp',
        legacyTicker: 'xrp',
        hasExternalId: true,
        isExtraIdSupported: true,
      },
    },
    { path: '/v1/currencies-to/btc', key: 'ticker', row: { ticker: 'eth', isAvailable: true } },
    {
      path: '/content/currencies',
      key: 'ticker',
      row: {
        ticker: 'btc',
        link: 'bitcoin',
        icon: { url: '/sandbox/content/icons/btc.svg' },
        isPage: true,
        isFiat: false,
        redirectTo: null,
        defaultValue: 0.1,
      },
    },
  ])('$path has the row $row.ticker', async ({ path, key, row }) => {
    const { body } = await sandbox.get<Record<string, unknown>[]>(path);
    const wanted: Readonly<Record<string, unknown>> = row;

    expect(body.find((one) => one[key] === wanted[key])).toMatchObject(row);
  });

  it('contain what a form needs (spec §3 "Currency info")', async () => {
    const { body } = await sandbox.get<Record<string, unknown>>('/v1/currencies/xlm');

    expect(body).toMatchObject({
      ticker: 'xlm',
      legacyTicker: 'xlm',
      currentTicker: 'xlm',
      network: 'xlm',
      hasExternalId: true,
      externalIdName: 'Memo',
      isAnonymous: false,
      regex: '^(?:G[A-Z2-7]{55}|M[A-Z2-7]{68})$',
      regexTag: '^[0-9A-Za-z]{1,28}$',
      warnings: { from: '', to: expect.stringContaining('memo') as unknown },
      transactionExplorerMask: expect.stringContaining('$$') as unknown,
    });
  });

  it.each([
    { ticker: 'btc', primary: 2, secondary: 2 },
    { ticker: 'usd', primary: 0, secondary: 0 },
  ])('link $ticker with $primary wallets first and $secondary others', async ({ ticker, ...counts }) => {
    type Wallets = Readonly<Record<'primary' | 'secondary', readonly { readonly url: string }[]>>;
    const { body } = await sandbox.get<{ readonly wallets: Wallets }>(`/v1/currencies/${ticker}`);
    const { primary, secondary } = body.wallets;

    expect({ primary: primary.length, secondary: secondary.length }).toEqual(counts);
    expect([...primary, ...secondary].every(({ url }) => /^https:\/\/\w+\.example\/$/.test(url))).toBe(true);
  });

  it.each(['nosuchcoin', '..%2f', '%F0%9F%9A%80'])('do not contain %s', async (ticker) => {
    const { status, body } = await sandbox.get<Refused>(`/v1/currencies/${ticker}`);

    expect([status, body.error]).toEqual([404, 'not_found']);
  });
});

describe('a longer list', () => {
  const LIST = '/v2/exchange/currencies';
  const sizeIn = async (namespace: string): Promise<readonly { legacyTicker: string }[]> =>
    (await sandbox.get<{ legacyTicker: string }[]>(LIST, { namespace })).body;
  const ask = (size: unknown, namespace: string) =>
    sandbox.put<Refused>('/__sandbox/catalog', { size }, { namespace });

  it('is returned in the namespace that requested it, the usual currencies first, every ticker once', async () => {
    const usual = await sizeIn('usual');
    await ask(12_000, 'longer');
    const longer = await sizeIn('longer');
    expect(longer).toHaveLength(12_000);
    expect(longer.slice(0, usual.length)).toEqual(usual);
    expect(new Set(longer.map(({ legacyTicker }) => legacyTicker)).size).toBe(12_000);
    expect(await sizeIn('usual')).toHaveLength(usual.length);
    await ask(0, 'longer');
    expect(await sizeIn('longer')).toHaveLength(usual.length);
  });

  it.each([-1, 1.5, 20_001])('of %p is refused', async (size) => {
    expect((await ask(size, 'refused')).status).toBe(400);
  });
});

describe('selling for fiat', () => {
  it.each([
    { ticker: 'xrp', why: 'a popular coin to sell, though it cannot be bought', is: true },
    { ticker: 'btc', why: 'what can be bought', is: true },
    { ticker: 'shekelcoin', why: 'neither', is: false },
  ])('is possible for $ticker: $is ($why)', async ({ ticker, is }) => {
    const { body } = await sandbox.get<{ ticker: string; isAvailable: boolean }[]>(
      `/v1/currencies-to/${ticker}`,
    );
    expect(body.find((row) => row.ticker === 'eur')?.isAvailable).toBe(is);
  });
});
