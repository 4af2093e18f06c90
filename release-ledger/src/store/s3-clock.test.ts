import { startS3Server } from '../testing/s3-server.ts';
import type { FetchPort } from './s3-client.ts';
import { s3Store } from './s3-store.ts';

describe('s3Store with a clock that is off by a day (fault matrix S08)', () => {
  afterEach(() => jest.useRealTimers());

  it('names the clock as the reason', async () => {
    const server = await startS3Server();
    jest.useFakeTimers({ doNotFake: ['setTimeout', 'setImmediate', 'nextTick', 'queueMicrotask'] });
    const serverNow = Date.now();
    const signedYesterday: FetchPort = (url, init) => {
      jest.setSystemTime(serverNow);
      return fetch(url, init);
    };
    jest.setSystemTime(serverNow - 24 * 3_600_000);
    await expect(s3Store({ ...server.access, fetch: signedYesterday }).read('a/b')).rejects.toThrow(
      'the clock of this machine is off by more than 15 minutes (403 RequestTimeTooSkewed)',
    );
    await server.close();
  });
});
