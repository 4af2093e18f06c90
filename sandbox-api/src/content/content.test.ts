import { sandboxOfFile } from '../testing/open-sandbox.ts';

const sandbox = sandboxOfFile();

describe('the content service', () => {
  it('has the data of a coin-pairs page (spec §2)', async () => {
    const { body } = await sandbox.get<{
      coinFrom: { ticker: string };
      nameAndCurrentTicker: string;
      pairsCurrencies: { link: string }[];
      validPairsLinks: string[];
    }>('/content/coin-pairs/tether-trc20');
    const links = new Set(body.pairsCurrencies.map(({ link }) => link));

    expect(body.coinFrom.ticker).toBe('usdttrc20');
    expect(body.nameAndCurrentTicker).toBe('Tether (USDT)');
    expect(body.validPairsLinks.length).toBeGreaterThan(20);
    expect(body.validPairsLinks.every((link) => links.has(link))).toBe(true);
  });

  it.each(['us-dollar', 'usd', 'nosuchcoin'])('has no coin-pairs page of %s', async (link) => {
    expect((await sandbox.get(`/content/coin-pairs/${link}`)).status).toBe(404);
  });

  it('lists a few targets of a coin without a pair page (spec §3 "coinsWithExceptions")', async () => {
    const { body } = await sandbox.get<{ coinsWithExceptions: string[]; validPairsLinks: string[] }>(
      '/content/coin-pairs/bitcoin',
    );

    expect(body.coinsWithExceptions).toHaveLength(12);
    expect(body.coinsWithExceptions.some((link) => body.validPairsLinks.includes(link))).toBe(false);
  });

  it('lists the same pair pages as the pages of the coins', async () => {
    const { body } = await sandbox.get<Record<string, string[]>>('/content/pair-pages');
    const one = await sandbox.get<{ validPairsLinks: string[] }>('/content/coin-pairs/ethereum');

    expect(body['ethereum']).toEqual(one.body.validPairsLinks);
    expect(Object.values(body).flat().length).toBeGreaterThan(1000);
  });

  it('ranks coins, and no fiat currencies', async () => {
    const { body } = await sandbox.get<Record<string, number>>('/ranking/ranks');

    expect([body['BTC'], body['USD']]).toEqual([1, undefined]);
    expect(new Set(Object.values(body)).size).toBe(Object.keys(body).length);
  });

  it('finds a currency by its link', async () => {
    expect((await sandbox.get<{ ticker: string }>('/content/currencies/bitcoin')).body.ticker).toBe('btc');
    expect((await sandbox.get('/content/currencies/nosuchcoin')).status).toBe(404);
  });

  it.each([
    { rule: 'a drawn one', file: 'btc.svg', has: '#F7931A' },
    { rule: 'the one of its display ticker', file: 'usdttrc20.svg', has: '#26A17B' },
    { rule: 'letters for the rest', file: 'npxc.svg', has: '>NP</text>' },
  ])('serves as an icon $rule, cached permanently', async ({ file, has }) => {
    const { status, text, headers } = await sandbox.get(`/content/icons/${file}`);

    expect(status).toBe(200);
    expect(text).toContain(has);
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it.each(['btc.png', 'btc', 'nosuchcoin.svg', '..%2f..%2fpackage.json', '%00.svg'])(
    'has no icon %s',
    async (file) => {
      expect((await sandbox.get(`/content/icons/${file}`)).status).toBe(404);
    },
  );
});

describe('lists that never change', () => {
  const PATHS = [
    '/content/currencies',
    '/content/coin-pairs/bitcoin',
    '/content/pair-pages',
    '/ranking/ranks',
  ];
  const namedBy = async (path: string, namespace?: string): Promise<string> => {
    const { headers } = await sandbox.get(path, namespace === undefined ? {} : { namespace });
    return typeof headers['etag'] === 'string' ? headers['etag'] : '';
  };
  const asked = (tag: string) => ({ headers: { 'if-none-match': tag } });

  it.each(PATHS)('%s are not sent again to a client that has them', async (path) => {
    const tag = await namedBy(path);
    const again = await sandbox.get(path, asked(tag));
    const other = await sandbox.get(path, asked('"of-another-day"'));

    expect(tag).toMatch(/^"[\w-]{16}"$/);
    expect([again.status, again.text]).toEqual([304, '']);
    expect([other.status, other.text]).toEqual([200, (await sandbox.get(path)).text]);
  });

  it('are sent whole if a fault was ordered for them', async () => {
    const namespace = 'faulty-lists';
    const path = '/content/currencies';
    const tag = await namedBy(path, namespace);
    await sandbox.put('/__sandbox/faults', [{ path, action: 'wrong-types' }], { namespace });
    expect((await sandbox.get(path, { namespace, ...asked(tag) })).status).toBe(200);
  });

  it('have no tag for an unknown item', async () => {
    expect(await namedBy('/content/coin-pairs/nosuchcoin')).toBe('');
  });

  it.each([
    { what: 'other content', fault: { action: 'status', status: 200, body: [] } },
    { what: 'wrong types', fault: { action: 'wrong-types' } },
  ])('never have the tag of the list for $what: a cache would take it for the list', async ({ fault }) => {
    const namespace = `named-${fault.action}`;
    await sandbox.put('/__sandbox/faults', [{ path: '^/content/currencies$', ...fault }], { namespace });
    const { status, headers } = await sandbox.get('/content/currencies', { namespace });
    expect([status, headers['etag']]).toEqual([200, undefined]);
  });
});
