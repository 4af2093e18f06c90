import { createArtifactStore, ledgerSource, watchComposition } from '../remotes/index.ts';
import { createRemoteHealth } from './create-remote-health.ts';
import type { Trial } from './trial.fixture.ts';

export type ServerOptions = { readonly now?: () => number; readonly webhookUrl?: string };

/** One of the servers that serve a ledger with a canary, with its own folder `name`. */
export const aTrialServer = async (
  { store, folder, onClose }: Trial,
  name: string,
  { now, webhookUrl }: ServerOptions,
) => {
  const artifacts = createArtifactStore(`${folder}/${name}-br`);
  const watch = watchComposition({
    source: ledgerSource(store, 'local'),
    artifacts,
    dataDir: `${folder}/${name}`,
    log: () => undefined,
  });
  await watch.start();
  onClose(async () => {
    await watch.stop();
    await artifacts.stop();
  });
  const problems: string[] = [];
  const { current: live, notify } = watch;
  const health = createRemoteHealth({
    store,
    environment: 'local',
    guardMinimum: 5,
    live,
    notify,
    log: (problem) => problems.push(problem),
    webhook: webhookUrl === undefined ? null : { url: webhookUrl, secrets: [Buffer.alloc(24)] },
    ...(now === undefined ? {} : { now }),
  });
  return { health, watch, problems };
};
