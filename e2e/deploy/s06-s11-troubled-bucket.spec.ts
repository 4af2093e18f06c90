import { openStore, promoteBuilds, publishBuild, PRODUCTION } from '../../tools/deploy/cluster/fill-store.ts';
import { numbersAfter, writeAtOnce } from '../support/many-writers.ts';
import { makeVariant } from '../../tools/site/remote-variant.ts';
import { expect, test } from './support/cluster-test.ts';

const PROCESSES = 8;
const STEPS = 50;
const REMOTES = ['mfe-exchange', 'mfe-pro', 'mfe-listing', 'mfe-swap', 'mfe-content'];
/** Each of four hundred changes may wait for a bucket that slows down. */
const PATIENCE_MS = 40_000;

test(
  'S06 S11 8 processes × 50 promotes and rollbacks in a bucket that slows down, conflicts and loses answers: no revision is lost, both servers follow',
  {
    tag: '@long',
  },
  async ({ cluster }) => {
    test.slow();
    const store = openStore(cluster.store);
    const variants = await Promise.all(REMOTES.map((remote) => makeVariant(remote, 'troubled')));
    for (const { folder } of variants) await publishBuild(store, folder);
    // one additional revision, so that its number is known
    const before = await promoteBuilds(store, variants.slice(0, 1));

    await cluster.store.trouble();
    const place = { url: cluster.store.url, env: PRODUCTION, variables: cluster.store.variables };
    const written = await writeAtOnce(place, variants, { processes: PROCESSES, steps: STEPS });
    const last = before + written.appended.length;

    expect(written.errors).toEqual([]);
    expect(written.steps).toBe(PROCESSES * STEPS);
    expect(['NothingToRollBack', 'RevisionMoved']).toEqual(expect.arrayContaining([...written.refusals]));
    expect(written.appended).toEqual(numbersAfter(before, written.appended.length));
    expect(written.appended.length).toBeGreaterThan((PROCESSES * STEPS) / 2);

    const verified = await cluster.ledger('verify');
    expect(verified.exitCode, verified.errors).toBe(0);
    await expect
      .poll(
        async () => Promise.all(cluster.servers.map(async (each) => (await each.readiness())?.revision)),
        {
          timeout: PATIENCE_MS,
        },
      )
      .toEqual(cluster.servers.map(() => last));
    for (const path of ['/exchange', '/currencies'])
      expect((await fetch(`${cluster.origin}${path}`)).status, path).toBe(200);

    // for the next test: the bucket works again, with the first versions live
    await cluster.store.close();
    await cluster.store.open();
    await promoteBuilds(store, cluster.remotes);
  },
);
