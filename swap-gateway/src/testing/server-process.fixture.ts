import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import type { Polling } from '../orders/poll-orders.ts';
import type { ProviderSettings } from '../registry.ts';

const SERVER = join(import.meta.dirname, 'store-server.fixture.ts');

type Reply = { readonly status: number; readonly body: Readonly<Record<string, unknown>> };

/** A gateway in a separate process. A call whose server is killed resolves with null. */
export type ServerProcess = {
  readonly create: (key: string, body: unknown) => Promise<Reply | null>;
  readonly read: (id: string) => Promise<Reply | null>;
  /** Ends the process at once, as a power cut would. */
  readonly kill: () => Promise<void>;
};

/** Starts a server on one store. */
export const startServerProcess = async (
  store: string,
  providers: readonly ProviderSettings[],
  polling: Polling | null = null,
): Promise<ServerProcess> => {
  const child = spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      SERVER,
      store,
      JSON.stringify(providers),
      JSON.stringify(polling),
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const exited = once(child, 'exit');
  const started = await Promise.race([once(child.stdout, 'data'), exited]);
  const url = String(started[0]).trim();
  if (!url.startsWith('http')) throw new Error('the server did not start');
  const call = async (path: string, init: RequestInit): Promise<Reply | null> => {
    try {
      const reply = await fetch(`${url}/public-v1.1/transactions${path}`, init);
      return { status: reply.status, body: (await reply.json()) as Reply['body'] };
    } catch {
      return null;
    }
  };
  return {
    create: (key, body) =>
      call('', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify(body),
      }),
    read: (id) => call(`/${id}`, {}),
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
};
