import { impatientFetch } from '../testing/impatient-fetch.ts';
import { startS3Server } from '../testing/s3-server.ts';
import type { S3Server, S3ServerOptions } from '../testing/s3-server.ts';
import { bytesOf, textOf } from '../testing/store-contract.ts';
import type { FetchPort, RetryPolicy } from './s3-client.ts';
import { s3Store } from './s3-store.ts';
import type { S3StoreOptions } from './s3-store.ts';

/** A busy machine takes seconds for one attempt. */
const QUICK: RetryPolicy = { attempts: 4, attemptMs: 60_000, waitMs: 1 };
const KEY = 'channels/local/0000000002.json';

let server: S3Server;
const start = async (options: S3ServerOptions = {}) => {
  await server.close();
  server = await startS3Server(options);
};
beforeEach(async () => {
  server = await startS3Server();
});
afterEach(() => server.close());

const open = (options: Partial<S3StoreOptions> = {}) =>
  s3Store({ ...server.access, retryPolicy: QUICK, fetch: impatientFetch(server), ...options });

/** Opens a store that has already probed its bucket, so that the next request is the one under test. */
const openWarm = async () => {
  const store = open();
  await store.createIfAbsent('warm/up', bytesOf('x'));
  server.requests.length = 0;
  return store;
};

const stored = (key: string): string | undefined => server.objects.get(key)?.body.toString();

describe('s3Store createIfAbsent with faults (fault matrix S11)', () => {
  it.each([
    { fault: 'slow-down', tries: 2 },
    { fault: 'error', tries: 2 },
    { fault: 'conflict', tries: 2 },
    { fault: 'reset', tries: 2 },
    { fault: 'hang', tries: 2 },
    { fault: 'upload-too-slow', tries: 2 },
  ] as const)('writes after $fault, by a retry', async ({ fault, tries }) => {
    const store = await openWarm();
    server.inject(fault, { key: /local/ });
    expect(await store.createIfAbsent(KEY, bytesOf('mine'))).toBe('created');
    expect(stored(KEY)).toBe('mine');
    expect(server.requests.filter((request) => request === `PUT ${KEY}`)).toHaveLength(tries);
  });

  it.each(['error-after', 'reset-after', 'late-after'] as const)(
    'recognises its own write after %s',
    async (fault) => {
      const store = await openWarm();
      server.inject(fault, { key: /local/ });
      expect(await store.createIfAbsent(KEY, bytesOf('mine'))).toBe('created');
      expect(server.requests.at(-1)).toBe(`GET ${KEY}`);
    },
  );

  it('recognises its own write if every reply to it was lost', async () => {
    const store = await openWarm();
    server.inject('reset-after', { key: /local/, times: QUICK.attempts });
    expect(await store.createIfAbsent(KEY, bytesOf('mine'))).toBe('created');
    expect(stored(KEY)).toBe('mine');
  });

  it('does not take the same bytes of another writer for its own', async () => {
    const store = await openWarm();
    server.inject('reset', { key: /local/ });
    server.inject('lost-race', { key: /local/ });
    expect(await store.createIfAbsent(KEY, bytesOf('another writer'))).toBe('exists');
  });

  it("loses a race without an error, and leaves the winner's object", async () => {
    const store = await openWarm();
    server.inject('lost-race', { key: /local/ });
    expect(await store.createIfAbsent(KEY, bytesOf('mine'))).toBe('exists');
    expect(stored(KEY)).toBe('another writer');
  });

  it('does not undo a late write: only one of two writers is reported as first', async () => {
    await start({ lateMs: 20 });
    const store = await openWarm();
    server.inject('late', { key: /local/ });
    const [mine, other] = await Promise.all([
      store.createIfAbsent(KEY, bytesOf('mine')),
      open().createIfAbsent(KEY, bytesOf('other')),
    ]);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect([mine, other].toSorted()).toEqual(['created', 'exists']);
    expect(stored(KEY)).toBe(mine === 'created' ? 'mine' : 'other');
  });

  it('fails with a message if the fault continues, with nothing written', async () => {
    const store = await openWarm();
    server.inject('slow-down', { key: /local/, times: 99 });
    await expect(store.createIfAbsent(KEY, bytesOf('mine'))).rejects.toMatchObject({
      name: 'StoreFailure',
      message: `Could not write s3://ledger-test/${KEY}: the bucket is overloaded (503 SlowDown), 4 times`,
    });
    expect(stored(KEY)).toBeUndefined();
  });

  it.each([
    { fault: 'hang', words: 'no response within 60000 ms, 4 times' },
    { fault: 'reset', words: 'the connection failed' },
    { fault: 'error', words: 'the test server says InternalError (500 InternalError), 4 times' },
  ] as const)('reports $words if $fault does not end', async ({ fault, words }) => {
    const store = await openWarm();
    server.inject(fault, { key: /local/, times: 99 });
    await expect(store.createIfAbsent(KEY, bytesOf('mine'))).rejects.toThrow(words);
  });
});

describe('s3Store reading with faults (fault matrix S11)', () => {
  it.each(['slow-down', 'error', 'reset', 'hang', 'cut-body'] as const)(
    'returns the whole object after %s',
    async (fault) => {
      const store = await openWarm();
      await store.createIfAbsent(KEY, bytesOf('0123456789'));
      server.inject(fault, { method: 'GET', key: /local/ });
      expect(textOf(await store.read(KEY))).toBe('0123456789');
    },
  );

  it.each(['slow-down', 'error', 'reset'] as const)('returns the whole listing after %s', async (fault) => {
    await start({ pageSize: 2 });
    const store = await openWarm();
    for (const name of ['1', '2', '3']) await store.createIfAbsent(`a/${name}`, bytesOf(name));
    server.inject(fault, { method: 'GET', key: /^$/ });
    expect(await store.list('a/')).toEqual(['a/1', 'a/2', 'a/3']);
  });

  it.each(['slow-down', 'reset-after', 'hang'] as const)('overwrites and removes after %s', async (fault) => {
    const store = await openWarm();
    server.inject(fault, { key: /HEAD/ });
    await store.writeHint('channels/local/HEAD', bytesOf('2'));
    expect(stored('channels/local/HEAD')).toBe('2');
    server.inject(fault, { method: 'DELETE', key: /HEAD/ });
    await store.remove('channels/local/HEAD');
    expect(stored('channels/local/HEAD')).toBeUndefined();
  });

  it('does not take the page of a captive portal for an empty ledger', async () => {
    const store = await openWarm();
    server.inject('not-s3', { method: 'GET', key: /^$/ });
    await expect(store.list('channels/')).rejects.toThrow('the reply is not a page of a listing');
  });

  it('does not send its signature to a redirect target', async () => {
    const store = await openWarm();
    server.inject('redirect', { method: 'GET', key: /local/ });
    await expect(store.read(KEY)).rejects.toThrow('(301 PermanentRedirect)');
  });
});

describe('s3Store refuses', () => {
  it.each([
    {
      what: 'a wrong secret',
      options: { secretAccessKey: 'wrong' },
      words: 'the secret key does not belong to the access key (403 SignatureDoesNotMatch)',
    },
    {
      what: 'an unknown key',
      options: { accessKeyId: 'NOBODY' },
      words: 'the access key is unknown (403 InvalidAccessKeyId)',
    },
    { what: 'another region', options: { region: 'us-1' }, words: '(400 AuthorizationHeaderMalformed)' },
    {
      what: 'a missing bucket',
      options: { bucket: 'nowhere' },
      words: 'the bucket does not exist (404 NoSuchBucket)',
    },
  ])('$what, at once and with a message, for every method', async ({ options, words }) => {
    const store = open(options);
    await expect(store.read('a/b')).rejects.toThrow(words);
    await expect(store.list('a/')).rejects.toThrow(words);
    await expect(store.createIfAbsent('a/b', bytesOf('x'))).rejects.toThrow(words);
    await expect(store.writeHint('a/b', bytesOf('x'))).rejects.toThrow(words);
    await expect(store.remove('a/b')).rejects.toThrow(words);
    expect(server.requests).toHaveLength(5);
    expect(server.objects.size).toBe(0);
  });

  it('a bucket that overwrites in spite of If-None-Match, before anything is lost', async () => {
    await start({ ignoresPreconditions: true });
    await expect(open().createIfAbsent(KEY, bytesOf('x'))).rejects.toThrow(
      'this bucket ignores If-None-Match and would overwrite existing objects',
    );
    expect(stored(KEY)).toBeUndefined();
  });

  it('a body that was altered in transit', async () => {
    const altering: FetchPort = (url, init) =>
      fetch(url, init.method === 'PUT' ? { ...init, body: 'altered' } : init);
    await expect(open({ fetch: altering }).writeHint('a/HEAD', bytesOf('1'))).rejects.toThrow(
      '(400 XAmzContentSHA256Mismatch)',
    );
    expect(server.objects.size).toBe(0);
  });

  it('nothing permanently: after a failure the next call tries again', async () => {
    const store = open();
    server.inject('error', { times: QUICK.attempts });
    await expect(store.createIfAbsent(KEY, bytesOf('x'))).rejects.toThrow('InternalError');
    expect(await store.createIfAbsent(KEY, bytesOf('x'))).toBe('created');
  });
});
