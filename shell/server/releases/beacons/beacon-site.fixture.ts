import fastify from 'fastify';

import { createArtifactStore, ledgerSource, watchComposition } from '../remotes/index.ts';
import { partOfVersion } from '../variants/index.ts';
import { addBeaconRoutes } from './beacon-routes.ts';
import { createRemoteHealth } from './create-remote-health.ts';
import { createPageIds } from './page-id.ts';
import { aTrial } from './trial.fixture.ts';

const SECRET = 's'.repeat(32);

export const CANARY = '1.1.0';
export const pageIds = createPageIds(SECRET);

/** Beacon of mfe-swap. */
export const aBeacon = (kind: string, version = CANARY) => ({
  kind,
  remote: 'mfe-swap',
  version,
  ms: 100,
  where: 'mount',
});

/** Address of a visitor. Each is another network. */
export const ip = (index: number): string => `198.51.100.${String(index)}`;

export const many = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

/** Beacon routes, health and guard over a ledger whose canary half of the visitors get. */
export const aBeaconSite = async (remote = 'mfe-swap') => {
  const ledger = await aTrial(remote);
  const artifacts = createArtifactStore(`${ledger.folder}/br`);
  const watch = watchComposition({
    source: ledgerSource(ledger.store, 'local'),
    artifacts,
    dataDir: `${ledger.folder}/data`,
    log: () => undefined,
  });
  await watch.start();
  const revision = watch.current()?.revision ?? 0;
  let laterMs = 0;
  const health = createRemoteHealth({
    store: ledger.store,
    environment: 'local',
    guardMinimum: 5,
    live: watch.current,
    notify: watch.notify,
    log: () => undefined,
    now: () => Date.now() + laterMs,
  });
  const app = fastify({ trustProxy: true });
  addBeaconRoutes(app, {
    publicOrigin: 'https://coinlane.example',
    secret: SECRET,
    pageIds,
    servedRevision: () => watch.current()?.revision ?? null,
    partOf: (remote, version) => partOfVersion(watch.current(), remote, version),
    factsFor: () => Promise.resolve({ revision, trial: [] }),
    take: health.take,
    ensureCsrf: () => undefined,
  });
  ledger.onClose(async () => {
    await watch.stop();
    await artifacts.stop();
    await app.close();
  });
  const post = (url: string, from: string, payload: object) =>
    app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      payload: JSON.stringify(payload),
    });
  return {
    revision,
    /** ID of a page with the canary, or with other facts. */
    pageId: (
      change: {
        readonly revision?: number;
        readonly trial?: readonly string[];
        readonly nowMs?: number;
      } = {},
    ): string =>
      pageIds.issue(
        { revision: change.revision ?? revision, trial: change.trial ?? [`mfe-swap@${CANARY}`] },
        change.nowMs ?? Date.now(),
      ),
    send: async (page: string | undefined, from: string, beacons: readonly unknown[]): Promise<void> => {
      const reply = await post('/data/beacons', from, { page, beacons });
      if (reply.statusCode !== 204) throw new Error(`status ${String(reply.statusCode)}`);
    },
    /** Requests the ID of a page from a shared cache. */
    requestId: async (from: string, beacons: readonly unknown[]): Promise<string> =>
      (await post('/data/page-id', from, { beacons })).json<{ page: string }>().page,
    /** Lets time pass. Returns the share of visitors that the guard leaves the canary. */
    percentAfter: async (ms: number): Promise<number | undefined> => {
      await health.round();
      laterMs += ms;
      await health.round();
      return watch.current()?.remotes.get(remote)?.canary?.percent;
    },
    healthOf: async (version: string) => (await health.health()).filter((each) => each.version === version),
    close: ledger.close,
  };
};
