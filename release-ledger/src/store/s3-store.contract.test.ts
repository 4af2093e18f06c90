import { startS3Server } from '../testing/s3-server.ts';
import { describeStore } from '../testing/store-contract.ts';
import { s3Store } from './s3-store.ts';

describeStore('s3Store with a prefix', async () => {
  const server = await startS3Server({ pageSize: 10 });
  return { open: () => s3Store({ ...server.access, prefix: 'ledger/one' }), remove: server.close };
});

describeStore('s3Store in a bucket of its own', async () => {
  const server = await startS3Server({ pageSize: 1 });
  return { open: () => s3Store(server.access), remove: server.close };
});
