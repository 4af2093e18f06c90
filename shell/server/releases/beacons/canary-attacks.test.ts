import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import * as E from 'fp-ts/lib/Either.js';

import { RemoteBeacons } from '@coinlane/shared-contracts/lifecycle';

import { createArtifactStore, ledgerSource, watchComposition } from '../remotes/index.ts';
import { partOfVersion } from '../variants/index.ts';
import { addBeaconRoutes } from './beacon-routes.ts';
import { createRemoteHealth } from './create-remote-health.ts';
import { createPageIds } from './page-id.ts';
import { createVerdicts } from './verdicts.ts';
import { aTrial } from './trial.fixture.ts';
import type { Trial } from './trial.fixture.ts';

const SECRET = 's'.repeat(32);
const CANARY = '1.1.0';
const pageIds = createPageIds(SECRET);
const ERROR = { kind: 'error', remote: 'mfe-swap', version: CANARY, where: 'mount' };
const LOAD = { kind: 'load', remote: 'mfe-swap', version: CANARY, ms: 100 };
const ip = (index: number): string => `198.51.100.${String(index)}`;
const many = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

type Attack = {
  readonly attack: string;
  readonly page: () => string | undefined;
  readonly from: (index: number) => string;
  readonly beacons?: readonly unknown[];
};

describe('forged beacons', () => {
  let trial: Trial | null = null;
  let app: FastifyInstance;
  let revision = 0;
  let percentAfterRound: () => Promise<number | undefined>;

  beforeEach(async () => {
    const ledger = (trial = await aTrial());
    const artifacts = createArtifactStore(`${ledger.folder}/br`);
    const watch = watchComposition({
      source: ledgerSource(ledger.store, 'local'),
      artifacts,
      dataDir: `${ledger.folder}/data`,
      log: () => undefined,
    });
    await watch.start();
    const health = createRemoteHealth({
      store: ledger.store,
      environment: 'local',
      guardMinimum: 5,
      live: watch.current,
      notify: watch.notify,
      log: () => undefined,
    });
    app = fastify({ trustProxy: true });
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
    revision = watch.current()?.revision ?? 0;
    percentAfterRound = async () => {
      await health.round();
      return watch.current()?.remotes.get('mfe-swap')?.canary?.percent;
    };
    ledger.onClose(async () => {
      await watch.stop();
      await artifacts.stop();
      await app.close();
    });
  });
  afterEach(() => trial?.close());

  const pageId = (change: { revision?: number; trial?: readonly string[]; nowMs?: number } = {}): string =>
    pageIds.issue(
      { revision: change.revision ?? revision, trial: change.trial ?? [`mfe-swap@${CANARY}`] },
      change.nowMs ?? Date.now(),
    );
  const send = async (page: string | undefined, from: string, beacons: readonly unknown[] = [ERROR]) => {
    const reply = await app.inject({
      method: 'POST',
      url: '/data/beacons',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      payload: JSON.stringify({ page, beacons }),
    });
    expect(reply.statusCode).toBe(204);
  };

  it('stops a canary that fails in five networks', async () => {
    for (const index of many(5)) await send(pageId(), ip(index));
    expect(await percentAfterRound()).toBe(0);
  });

  it.each<Attack>([
    { attack: 'eight failures without a page', page: () => undefined, from: ip },
    {
      attack: 'eight failures in one request',
      page: () => undefined,
      from: ip,
      beacons: many(8).map(() => ERROR),
    },
    {
      attack: 'IDs signed with another secret',
      page: () =>
        createPageIds('x'.repeat(32)).issue({ revision, trial: [`mfe-swap@${CANARY}`] }, Date.now()),
      from: ip,
    },
    { attack: 'altered IDs', page: () => `x${pageId()}`, from: ip },
    { attack: 'expired IDs', page: () => pageId({ nowMs: Date.now() - 31 * 60_000 }), from: ip },
    { attack: 'pages that have the stable version', page: () => pageId({ trial: [] }), from: ip },
    { attack: 'pages of an earlier revision', page: () => pageId({ revision: revision - 1 }), from: ip },
    { attack: 'many pages of one address', page: () => pageId(), from: () => ip(1) },
    {
      attack: 'the addresses of one IPv6 network',
      page: () => pageId(),
      from: (at: number) => `2001:db8::${String(at)}`,
    },
  ])('$attack do not stop it', async ({ page, from, beacons }) => {
    for (const index of many(20)) await send(page(), from(index), beacons);
    expect(await percentAfterRound()).toBe(50);
  });

  it('one page from many networks does not stop it', async () => {
    const page = pageId();
    for (const index of many(20)) await send(page, ip(index));
    expect(await percentAfterRound()).toBe(50);
  });

  it('fake loads of one network do not hide a bad canary', async () => {
    for (const index of many(500)) await send(pageId(), ip(200), [{ ...LOAD, ms: index }]);
    for (const index of many(5)) await send(pageId(), ip(index));
    expect(await percentAfterRound()).toBe(0);
  });

  it('fake failures of stable in one network do not hide a bad canary', async () => {
    for (const index of many(20)) await send(pageId(), ip(index), [{ ...LOAD, version: '1.0.0' }]);
    for (let sent = 0; sent < 500; sent += 1) await send(pageId(), ip(200), [{ ...ERROR, version: '1.0.0' }]);
    for (const index of many(5)) await send(pageId(), ip(index));
    expect(await percentAfterRound()).toBe(0);
  });

  it('counts one start per page and version, and its end also after the next release', async () => {
    const taken: string[] = [];
    const [START, END] = ['start', 'end'].map((kind) => ({ kind, remote: 'mfe-swap', version: CANARY }));
    const verdicts = createVerdicts();
    const facts = pageIds.read(pageId(), Date.now());
    if (facts === null) throw new Error('no page');
    const partOf = () => 'trial' as const;
    for (const [beacon, served] of [
      [START, revision],
      [START, revision],
      [END, revision + 1],
      [END, revision + 1],
      [START, revision + 1],
    ] as const) {
      const read = RemoteBeacons.decode({ beacons: [beacon] });
      if (E.isLeft(read)) throw new Error('no beacon');
      taken.push(
        ...verdicts.accept(facts, read.right.beacons, { revision: served, partOf }).map(({ kind }) => kind),
      );
    }
    expect(taken).toEqual(['start', 'end']);
    expect(await percentAfterRound()).toBe(50);
  });

  it('returns an ID for a page from a shared cache', async () => {
    const ids = await Promise.all(many(2).map(() => app.inject('/data/page-id')));
    const pages = ids.map((reply) => pageIds.read(reply.json<{ page: string }>().page, Date.now()));
    expect(pages).toEqual(pages.map(() => ({ id: expect.any(String), revision, trial: [] })));
    expect(pages[0]?.id).not.toBe(pages[1]?.id);
  });
});
