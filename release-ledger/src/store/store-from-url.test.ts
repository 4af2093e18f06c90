import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { temporaryFolder } from '../testing/a-build.ts';
import { valueOf, wordsOfFailure } from '../testing/a-ledger.ts';
import { startS3Server } from '../testing/s3-server.ts';
import { bytesOf, textOf } from '../testing/store-contract.ts';
import { storeFromUrl } from './store-from-url.ts';

const KEYS = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' };

describe('storeFromUrl', () => {
  it.each([
    { what: 'a path', toWord: (path: string) => path },
    { what: 'a file address', toWord: (path: string) => pathToFileURL(path).href },
  ])('opens a folder named by $what', async ({ toWord }) => {
    const folder = temporaryFolder();
    const root = join(folder.path, 'store');
    await valueOf(storeFromUrl(toWord(root), {})).createIfAbsent('a/b', bytesOf('x'));
    expect(existsSync(join(root, 'a/b'))).toBe(true);
    folder.remove();
  });

  it('opens a relative folder below the given one', async () => {
    const folder = temporaryFolder();
    const store = valueOf(storeFromUrl('store', {}, { folder: folder.path }));
    await store.createIfAbsent('a/b', bytesOf('x'));
    expect(existsSync(join(folder.path, 'store/a/b'))).toBe(true);
    folder.remove();
  });

  it('uses the given retry policy for a bucket', async () => {
    const server = await startS3Server();
    const address = server.url();
    await server.close();
    const retryPolicy = { attempts: 1, attemptMs: 1000, waitMs: 600_000 };
    const store = valueOf(storeFromUrl(address, server.variables, { retryPolicy }));
    await expect(store.read('a/b')).rejects.toThrow('Could not');
  });

  it('opens a bucket with the keys from the environment, below the prefix', async () => {
    const server = await startS3Server();
    const store = valueOf(storeFromUrl(server.url('ledger/one'), server.variables));
    await store.createIfAbsent('a/b', bytesOf('x'));
    expect(textOf(await store.read('a/b'))).toBe('x');
    expect([...server.objects.keys()]).toContain('ledger/one/a/b');
    await server.close();
  });

  it('uses the region from the environment and the endpoint of AWS by default', () => {
    const store = storeFromUrl('s3://bucket/x', { ...KEYS, AWS_REGION: 'eu-central-1' });
    expect(store._tag).toBe('Right');
  });

  it.each([
    {
      word: 'gs://bucket/x',
      says: 'expected a folder, file:///folder, or s3://bucket/prefix?endpoint=https://host&region=name',
    },
    { word: 'https://host/x', says: 'expected a folder, file:///folder, or s3://' },
    { word: 'file://host/x', says: 'expected a folder' },
    { word: ' ', says: 'expected a folder' },
    { word: 's3://bucket/x?region=a&endpont=b', says: 'no option but endpoint and region, not endpont' },
    { word: 's3://B_/x?region=a', says: 'expected the name of a bucket after s3://' },
    { word: 's3://bucket/../x//y?region=a', says: 'expected a prefix of plain words' },
    { word: 's3://bucket/x', says: 'expected a region, as ?region=… or in AWS_REGION' },
    { word: 's3://bucket/x?region=a&endpoint=host', says: 'expected an endpoint such as https://s3.' },
    { word: 's3://bucket/x?region=a&endpoint=ftp://host', says: 'expected an endpoint such as' },
  ])('refuses $word', ({ word, says }) => {
    expect(wordsOfFailure(storeFromUrl(word, KEYS))).toContain(says);
  });

  it('asks for missing keys', () => {
    expect(wordsOfFailure(storeFromUrl('s3://bucket/x?region=a', { AWS_ACCESS_KEY_ID: 'id' }))).toContain(
      'expected AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY to be set',
    );
  });

  it('does not show a secret that is part of the address', () => {
    const words = wordsOfFailure(storeFromUrl('s3://id:hush@bucket/x?region=a', KEYS));
    expect(words).toContain('no keys in the address');
    expect(words).not.toContain('hush');
  });

  it('refuses invalid trusted keys', () => {
    expect(wordsOfFailure(storeFromUrl('folder', { LEDGER_TRUSTED_KEYS: '{}' }))).toContain(
      'LEDGER_TRUSTED_KEYS',
    );
  });
});
