import { aBeacon, aBeaconSite, ip, many } from './beacon-site.fixture.ts';
import { withShell } from './shell-beacons.rule.ts';

const LIVE = 'mfe-swap';
const start = { kind: 'start', remote: LIVE, version: '1.0.0' } as const;

describe('withShell', () => {
  it.each([
    { page: 'with a released shell', trial: ['shell@2.0.0'], shell: ['2.0.0'] },
    { page: 'with a canary beside it', trial: ['mfe-swap@1.1.0', 'shell@2.0.0'], shell: ['2.0.0'] },
    { page: 'with the shell of the server', trial: ['mfe-swap@1.1.0'], shell: [] },
  ])('counts beacons of a page $page', ({ trial, shell }) => {
    const all = withShell({ revision: 1, trial }, [start]);
    expect(all).toEqual([start, ...shell.map((version) => ({ ...start, remote: 'shell', version }))]);
  });

  it('ignores a shell that the page names itself', () => {
    const forged = { ...start, remote: 'shell', version: '1.9.0' };
    expect(withShell({ revision: 1, trial: ['shell@2.0.0'] }, [forged])).toEqual([]);
  });
});

describe('a canary of the shell', () => {
  it('is stopped if its pages never become interactive', async () => {
    const site = await aBeaconSite('shell');
    try {
      for (const index of many(5)) {
        const page = site.pageId({ trial: ['shell@1.1.0'] });
        await site.send(page, ip(index), [{ ...aBeacon('start', '1.0.0'), remote: LIVE }]);
      }
      expect(await site.percentAfter(61_000)).toBe(0);
    } finally {
      await site.close();
    }
  });
});
