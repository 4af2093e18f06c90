import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { parseJson } from '@coinlane/shared-contracts/codecs';

import type { LocalChains } from '../start-chains.ts';

export type KillableLab = {
  /** Calls ChangeNOW's fake, again until the lab answers. */
  readonly api: (path: string, body?: object) => Promise<Record<string, unknown>>;
  readonly deposit: (id: string, amount: string) => Promise<void>;
  readonly kill: () => Promise<void>;
  readonly start: () => Promise<void>;
  /** Moves the lab's clock. */
  readonly setAhead: (ms: number) => void;
};

const PROGRAM = fileURLToPath(new URL('./lab-process.fixture.ts', import.meta.url));
const AGAIN_MS = 30;
const MOST_STARTS = 100;

/** The lab as a process. Killed with SIGKILL; it starts again on the same ledger. */
export const createKillableLab = (folder: string, chains: LocalChains): KillableLab => {
  let child: ChildProcess | null = null;
  let url = '';
  const setAhead = (ms: number): void => writeFileSync(join(folder, 'clock'), String(ms));
  setAhead(0);
  const argument = JSON.stringify({
    folder,
    chains: chains.all.map(({ kind, network, url: node, keys }) => ({ kind, network, url: node, keys })),
  });

  const start = async (triesLeft = MOST_STARTS): Promise<void> => {
    const next = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', PROGRAM, argument], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child = next;
    // a node may be down: then the lab ends at its start, and starts again
    const first = await Promise.race([once(next.stdout, 'data'), once(next, 'exit').then(() => null)]);
    if (first === null && triesLeft === 0) throw new Error('the lab does not start');
    if (first === null) return start(triesLeft - 1);
    url = String(first[0]).trim();
  };

  const until = async <A>(work: () => Promise<A>): Promise<A> => {
    for (;;) {
      try {
        return await work();
      } catch {
        await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
      }
    }
  };

  const send = async (path: string, body?: object): Promise<Record<string, unknown>> => {
    const response = await fetch(`${url}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'x-changenow-api-key': 'lab-key', 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(5_000),
    });
    return parseJson(await response.text()) as Record<string, unknown>;
  };

  return {
    start: () => start(),
    setAhead,
    api: (path, body) => until(() => send(`/changenow${path}`, body)),
    // never repeated: a reply can be lost after the deposit was written
    deposit: async (id, amount) => {
      await send(`/__lab/orders/${id}/deposit`, { amount });
    },
    kill: async () => {
      const running = child;
      child = null;
      if (running === null || running.exitCode !== null) return;
      const ended = once(running, 'exit');
      running.kill('SIGKILL');
      await ended;
    },
  };
};
