import { fileURLToPath } from 'node:url';

import { CHANGENOW } from '../../changenow.ts';
import type { LabProvider } from '../../create-lab.ts';
import type { LocalChains } from '../start-chains.ts';
import { startForwarder } from './forwarder.fixture.ts';
import { createKillableProcess } from './killable-process.fixture.ts';

export type KillableLab = {
  /** Settings of ChangeNOW's fake. Its URL stays the same. */
  readonly provider: LabProvider;
  /** Pays the deposit address of an order. */
  readonly deposit: (id: string, amount: string) => Promise<void>;
  /** Reads the chains and pays what is owed, now. */
  readonly round: () => Promise<void>;
  readonly kill: () => Promise<void>;
  readonly start: () => Promise<void>;
  /** Kills it for good. */
  readonly stop: () => Promise<void>;
};

const PROGRAM = fileURLToPath(new URL('./lab-process.fixture.ts', import.meta.url));

/** The lab as a process. Killed with SIGKILL; it starts again on the same ledger. */
export const createKillableLab = async (folder: string, chains: LocalChains): Promise<KillableLab> => {
  const lab = createKillableProcess(PROGRAM, {
    folder,
    chains: chains.all.map(({ kind, network, url, keys }) => ({ kind, network, url, keys })),
  });
  const forwarder = await startForwarder(lab.url);
  return {
    provider: { ...CHANGENOW, baseUrl: `${forwarder.url}/${CHANGENOW.id}` },
    start: lab.start,
    kill: lab.kill,
    stop: async () => {
      await lab.kill();
      await forwarder.stop();
    },
    round: async () => {
      await lab.ask('round');
    },
    // never repeated: a reply can be lost after the deposit was written
    deposit: async (id, amount) => {
      const reply = await fetch(`${lab.url()}/__lab/orders/${id}/deposit`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ amount }),
      });
      if (!reply.ok) throw new Error(`the lab refuses a deposit: ${await reply.text()}`);
    },
  };
};
