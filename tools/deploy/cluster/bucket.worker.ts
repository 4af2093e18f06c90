import { startS3Server } from '../../../release-ledger/src/testing/s3-server.ts';
import type { S3Fault } from '../../../release-ledger/src/testing/s3-faults.ts';
import type { S3Server } from '../../../release-ledger/src/testing/s3-server.ts';

/**
 * A bucket in a separate process. `close` takes it offline, `open` brings it back with its data, and `trouble`
 * makes some changes of a channel fail in different ways.
 */

const port = Number(process.argv[2] ?? '0');

const TROUBLE: readonly (readonly [fault: S3Fault, every: number])[] = [
  ['slow-down', 11],
  ['conflict', 13],
  ['reset', 17],
  ['reset-after', 19],
  ['error-after', 23],
  ['late', 29],
];

const opened = async (before: S3Server | null): Promise<S3Server> => {
  const server = await startS3Server({ port });
  for (const [key, stored] of before?.objects ?? []) server.objects.set(key, stored);
  return server;
};

let bucket = await opened(null);
let isOpen = true;

const obey = async (word: unknown): Promise<void> => {
  if (word === 'close' && isOpen) await bucket.close();
  if (word === 'open' && !isOpen) bucket = await opened(bucket);
  if (word === 'trouble')
    for (const [fault, every] of TROUBLE)
      bucket.inject(fault, { key: /channels\/[a-z]+\/\d+/, times: Infinity, every });
  isOpen = word !== 'close';
  process.send?.(word);
};

process.on('message', (word) => void obey(word));
process.on('disconnect', () => process.exit(0));
process.send?.({ url: bucket.url('coinlane'), variables: bucket.variables });
