import * as E from 'fp-ts/lib/Either.js';

import { RemoteBeacons } from '@coinlane/shared-contracts/lifecycle';

import { aBeacon, aBeaconSite, CANARY, ip, many, pageIds } from './beacon-site.fixture.ts';
import { createVerdicts } from './verdicts.ts';

let open: Awaited<ReturnType<typeof aBeaconSite>> | null = null;
const site = () => {
  if (open === null) throw new Error('no site');
  return open;
};
beforeEach(async () => {
  open = await aBeaconSite();
});
afterEach(() => open?.close());

describe('pages that never become interactive', () => {
  it.each<{ pages: string; reports: readonly (readonly unknown[])[] }>([
    { pages: 'never become interactive', reports: [[aBeacon('start')]] },
    {
      pages: 'progress and then hang',
      reports: [[aBeacon('start')], [aBeacon('progress')], [aBeacon('progress')]],
    },
    {
      pages: 'throw on mount and show the previous version',
      reports: [
        [aBeacon('start')],
        [
          aBeacon('end'),
          aBeacon('error'),
          aBeacon('start', '1.0.0'),
          aBeacon('end', '1.0.0'),
          aBeacon('load', '1.0.0'),
        ],
      ],
    },
    {
      pages: 'throw after the mount and show the previous version',
      reports: [
        [aBeacon('start')],
        [aBeacon('end'), aBeacon('load')],
        [aBeacon('error'), aBeacon('start', '1.0.0'), aBeacon('load', '1.0.0')],
      ],
    },
  ])('stops a canary whose pages $pages', async ({ reports }) => {
    for (const index of many(5)) {
      const page = site().pageId();
      for (const beacons of reports) await site().send(page, ip(index), beacons);
    }
    expect(await site().percentAfter(61_000)).toBe(0);
  });

  it.each<{ attack: string; reports: readonly (readonly unknown[])[]; from: (index: number) => string }>([
    {
      attack: 'many pages of one network that only start',
      reports: [[aBeacon('start')]],
      from: () => ip(200),
    },
    {
      attack: 'visitors who leave early',
      reports: [[aBeacon('start')], [aBeacon('end')]],
      from: ip,
    },
    { attack: 'progress without a start', reports: [[aBeacon('progress')]], from: ip },
    { attack: 'ends without a start', reports: [[aBeacon('end')]], from: ip },
  ])('keeps a canary with $attack', async ({ reports, from }) => {
    for (const index of many(20)) {
      const page = site().pageId();
      for (const beacons of reports) await site().send(page, from(index), beacons);
    }
    expect(await site().percentAfter(61_000)).toBe(50);
  });

  it('fake progress, ends and loads of one network do not hide pages that never become interactive', async () => {
    for (let sent = 0; sent < 200; sent += 1)
      await site().send(site().pageId(), ip(200), [aBeacon('progress'), aBeacon('end'), aBeacon('load')]);
    for (const index of many(5)) await site().send(site().pageId(), ip(index), [aBeacon('start')]);
    expect(await site().percentAfter(61_000)).toBe(0);
  });

  it.each([
    { kind: 'start', hangs: 5 },
    { kind: 'error', hangs: 0 },
    { kind: 'load', hangs: 0 },
  ])('a page without an ID can report with the request for one: $kind', async ({ kind, hangs }) => {
    for (const index of many(5)) await site().requestId(ip(index), [aBeacon(kind, '1.0.0')]);
    await site().percentAfter(61_000);
    expect(await site().healthOf('1.0.0')).toEqual(
      hangs === 0 ? [] : [expect.objectContaining({ hangs, errors: 5 })],
    );
  });

  it('counts one start, twelve times progress and one end of a page, also after the next release', async () => {
    const taken: string[] = [];
    const [START, PROGRESS, END] = ['start', 'progress', 'end'].map((kind) => ({
      kind,
      remote: 'mfe-swap',
      version: CANARY,
    }));
    const verdicts = createVerdicts();
    const facts = pageIds.read(site().pageId(), Date.now());
    if (facts === null) throw new Error('no page');
    const partOf = () => 'trial' as const;
    for (const [beacon, served] of [
      [START, site().revision],
      [START, site().revision],
      ...many(20).map(() => [PROGRESS, site().revision + 1] as const),
      [END, site().revision + 1],
      [END, site().revision + 1],
      [START, site().revision + 1],
    ] as const) {
      const read = RemoteBeacons.decode({ beacons: [beacon] });
      if (E.isLeft(read)) throw new Error('no beacon');
      taken.push(
        ...verdicts.accept(facts, read.right.beacons, { revision: served, partOf }).map(({ kind }) => kind),
      );
    }
    expect(taken).toEqual(['start', ...many(12).map(() => 'progress'), 'end']);
    expect(await site().percentAfter(0)).toBe(50);
  });

  it('returns an ID for a page from a shared cache', async () => {
    const ids = await Promise.all(many(2).map((index) => site().requestId(ip(index), [])));
    const pages = ids.map((id) => pageIds.read(id, Date.now()));
    expect(pages).toEqual(
      pages.map(() => ({ id: expect.any(String), revision: site().revision, trial: [] })),
    );
    expect(pages[0]?.id).not.toBe(pages[1]?.id);
  });
});
