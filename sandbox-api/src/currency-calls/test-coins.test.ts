import { sandboxOfFile } from '../testing/open-sandbox.ts';

const sandbox = sandboxOfFile();

describe('test coins', () => {
  const LISTS = ['/v2/exchange/currencies', '/content/currencies'];
  const IMG = '"><img src=x onerror=alert(1)> Coin';
  const namesIn = async (path: string, namespace: string): Promise<readonly string[]> =>
    (await sandbox.get<{ name: string }[]>(path, { namespace })).body.map(({ name }) => name);
  beforeAll(async () => {
    await sandbox.put('/__sandbox/catalog', { testCoins: true }, { namespace: 'hostile' });
  });

  it.each(LISTS)(
    'come first in %s of the namespace that requested them, and are in no other',
    async (path) => {
      const [asked, other] = [await namesIn(path, 'hostile'), await namesIn(path, '')];

      expect(asked.slice(0, 13)).toContain(IMG);
      expect(asked.slice(13)).toEqual(other);
      expect(other.filter((name) => /[<>"]/.test(name))).toEqual([]);
    },
  );

  it('are in a list that a caller received before', async () => {
    const [path] = ['/content/currencies'];
    const { headers } = await sandbox.get(path);
    const tag = { 'if-none-match': String(headers['etag']) };
    const [asked, other] = [
      await sandbox.get(path, { namespace: 'hostile', headers: tag }),
      await sandbox.get(path, { headers: tag }),
    ];

    expect([asked.status, asked.headers['etag'], other.status]).toEqual([200, undefined, 304]);
  });

  it.each(['/v1/currencies', '/v1/currencies-to/btc', '/v2/exchange/available-pairs', '/ranking/ranks'])(
    'are never in %s',
    async (path) => {
      const { text } = await sandbox.get(path, { namespace: 'hostile' });

      expect(text).not.toMatch(/imgcoin|IMGCOIN|onerror|shekelcoin/);
    },
  );

  it.each([
    '/v1/currencies/imgcoin',
    '/v1/currencies/scriptcoin',
    '/content/currencies/img-src-x-onerror-alert-1-coin',
  ])('have no page at %s', async (path) => {
    expect((await sandbox.get(path)).status).toBe(404);
  });

  it('are removed with the namespace', async () => {
    await sandbox.put('/__sandbox/catalog', { testCoins: true }, { namespace: 'over' });
    await sandbox.remove('/__sandbox/namespace', { namespace: 'over' });

    expect(await namesIn('/content/currencies', 'over')).not.toContain(IMG);
  });
});
