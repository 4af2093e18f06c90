import { publish } from '../publish/index.ts';
import { s3Store } from '../store/index.ts';
import type { Store } from '../store/index.ts';
import { temporaryFolder, writeBuild } from '../testing/a-build.ts';
import { REQUEST, valueOf } from '../testing/a-ledger.ts';
import { startS3Server } from '../testing/s3-server.ts';
import type { S3Server } from '../testing/s3-server.ts';
import { initialise } from './initialise.ts';
import { promote } from './promote.ts';
import { readHead } from './read-head.ts';
import { verifyChain } from './verify-chain.ts';

let server: S3Server;
let store: Store;
beforeEach(async () => {
  server = await startS3Server();
  store = s3Store(server.access);
  const builds = temporaryFolder();
  valueOf(await initialise(store, 'local', REQUEST));
  valueOf(await publish(store, writeBuild(builds.path), REQUEST));
  valueOf(await promote(store, 'local', { ...REQUEST, remote: 'mfe-swap', version: '1.0.0' }));
  builds.remove();
});
afterEach(() => server.close());

describe('a bucket whose listing lags behind its writes (fault matrix S11)', () => {
  beforeEach(() => {
    server.objects.delete('channels/local/HEAD');
    server.inject('stale-list', { method: 'GET', key: /^$/, times: 99 });
  });

  it('does not hide the newest revision', async () => {
    expect(await store.list('channels/local/')).toEqual(['channels/local/0000000001.json']);
    expect(valueOf(await readHead(store, 'local')).revision.rev).toBe(2);
  });

  it('does not make an append reuse a number', async () => {
    const { revision } = valueOf(
      await promote(store, 'local', { ...REQUEST, remote: 'mfe-swap', version: '1.0.0', shell: '0.2.0' }),
    );
    expect(revision.rev).toBe(3);
    expect((await verifyChain(store, 'local')).problems).toEqual([]);
  });
});
