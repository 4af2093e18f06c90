import { startS3Server } from '../testing/s3-server.ts';
import { bytesOf } from '../testing/store-contract.ts';
import { s3Store } from './s3-store.ts';

describe('s3Store on a server that never replies', () => {
  it('gives up after its time limit', async () => {
    const server = await startS3Server();
    for (const method of ['GET', 'PUT']) server.inject('hang', { method, times: 99 });
    const store = s3Store({ ...server.access, retryPolicy: { attempts: 2, attemptMs: 100, waitMs: 1 } });
    await expect(store.createIfAbsent('a/1', bytesOf('x'))).rejects.toThrow(
      'no response within 100 ms, 2 times',
    );
    await server.close();
  });
});
