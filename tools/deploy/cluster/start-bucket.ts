import { fork } from 'node:child_process';
import { once } from 'node:events';

import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';

import { fromRoot } from '../../webpack/paths.ts';

const Access = t.readonly(t.type({ url: t.string, variables: t.record(t.string, t.string) }), 'BucketAccess');

/** Address of a cluster's releases. */
export type ClusterStore = {
  /** The value of `LEDGER_STORE`. */
  readonly url: string;
  /** Its keys, as environment variables. */
  readonly variables: Readonly<Record<string, string>>;
  /** Stops the store without losing data. */
  readonly close: () => Promise<void>;
  /** Brings the store back online. */
  readonly open: () => Promise<void>;
  /** Enables slow replies, conflicts, lost connections and lost replies, until the store is closed and opened. */
  readonly trouble: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** Starts the S3-compatible test server on a port, in a separate process. */
export const startBucket = async (port: number): Promise<ClusterStore> => {
  const child = fork(fromRoot('tools/deploy/cluster/bucket.worker.ts'), [String(port)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const gone = once(child, 'exit').then((): never => {
    throw new Error('the bucket process ended');
  });
  gone.catch(() => undefined);
  const answer = async (): Promise<unknown> => {
    const message: readonly unknown[] = await Promise.race([once(child, 'message'), gone]);
    return message[0];
  };
  const access = Access.decode(await answer());
  if (E.isLeft(access)) throw new Error('the bucket did not report its address');
  const tell = async (word: 'open' | 'close' | 'trouble'): Promise<void> => {
    const told = answer();
    child.send(word);
    await told;
  };
  return {
    ...access.right,
    close: () => tell('close'),
    open: () => tell('open'),
    trouble: () => tell('trouble'),
    stop: async () => {
      child.disconnect();
      await gone.catch(() => undefined);
    },
  };
};
