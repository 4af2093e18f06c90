import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';

import { startProcess } from './own-process.ts';
import type { OwnProcess } from './own-process.ts';

const Readiness = t.readonly(
  t.type({
    status: t.string,
    revision: t.union([t.number, t.null]),
    reasons: t.readonlyArray(t.string),
  }),
  'Readiness',
);
type Readiness = t.TypeOf<typeof Readiness>;

export type ClusterServer = {
  /** URL of the server, without nginx. */
  readonly origin: string;
  /** Its own report. Null while it is unavailable. */
  readonly readiness: () => Promise<Readiness | null>;
  /** Starts the server with the same data. No effect if it is running. */
  readonly start: () => Promise<void>;
  /** Sends SIGTERM, after which it finishes pending requests. Resolves when it has ended. */
  readonly stop: () => Promise<void>;
  /** SIGKILL. */
  readonly kill: () => Promise<void>;
};

const readinessAt = async (origin: string): Promise<Readiness | null> => {
  try {
    const decoded = Readiness.decode(await (await fetch(`${origin}/readyz`)).json());
    return E.isRight(decoded) ? decoded.right : null;
  } catch {
    return null;
  }
};

/** Starts a shell server with only these variables. Resolves when it is ready for visitors. */
export const startShellServer = async (
  variables: Readonly<Record<string, string>>,
): Promise<ClusterServer> => {
  const origin = `http://127.0.0.1:${variables['PORT'] ?? ''}`;
  const start = (): Promise<OwnProcess> =>
    startProcess({
      file: process.execPath,
      args: ['shell/server/main.ts'],
      variables,
      isReady: async () => /^(ready|degraded)$/.test((await readinessAt(origin))?.status ?? ''),
    });
  let running: OwnProcess | null = await start();
  const end = async (signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
    const ending = running;
    running = null;
    await ending?.end(signal);
  };
  return {
    origin,
    readiness: () => readinessAt(origin),
    start: async () => {
      running ??= await start();
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
};
