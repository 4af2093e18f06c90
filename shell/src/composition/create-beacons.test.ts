/** @jest-environment browser */
import type { RemoteBeacon } from '@coinlane/shared-contracts/lifecycle';

import { createBeacons, sendFromPage } from './create-beacons';

const rig = () => {
  const sent: (readonly RemoteBeacon[])[] = [];
  const timers: (() => void)[] = [];
  const beacons = createBeacons({
    send: (batch) => sent.push(batch),
    later: (run) => timers.push(run),
  });
  const pass = (): void => {
    for (const run of timers.splice(0)) run();
  };
  return { beacons, sent, pass };
};

describe('beacons', () => {
  it('leave together, a moment after the first', () => {
    const { beacons, sent, pass } = rig();
    beacons.load('mfe-listing', '2', 120.4);
    beacons.error('mfe-listing', '2', 'http');
    expect(sent).toEqual([]);
    pass();
    expect(sent).toEqual([
      [
        { kind: 'load', remote: 'mfe-listing', version: '2', ms: 120 },
        { kind: 'error', remote: 'mfe-listing', version: '2', where: 'http' },
      ],
    ]);
  });

  it('leave at once with the page, and not twice', () => {
    const { beacons, sent, pass } = rig();
    beacons.load('mfe-listing', '2', 1);
    beacons.flush();
    pass();
    expect(sent).toHaveLength(1);
  });

  it('count a failure of a version once per page, and another place or version anew', () => {
    const { beacons, sent } = rig();
    for (const version of ['2', '2', '1']) beacons.error('mfe-listing', version, 'render');
    beacons.error('mfe-listing', '2', 'unmount');
    beacons.flush();
    expect(sent[0]).toHaveLength(3);
  });

  it('are at most 60 of one page', () => {
    const { beacons, sent } = rig();
    for (let n = 0; n < 100; n += 1) beacons.error('mfe-listing', String(n), 'render');
    beacons.flush();
    expect(sent[0]).toHaveLength(60);
  });

  it.each([
    { ms: -3, told: 0 },
    { ms: 9_000_000, told: 600_000 },
  ])('tell a time of $ms ms as $told', ({ ms, told }) => {
    const { beacons, sent } = rig();
    beacons.load('mfe-listing', '2', ms);
    beacons.flush();
    expect(sent[0]).toMatchObject([{ ms: told }]);
  });

  it('go to the site as JSON', async () => {
    const sendBeacon = jest.fn<boolean, [string, Blob]>(() => true);
    Object.assign(window.navigator, { sendBeacon });
    sendFromPage(window)([{ kind: 'load', remote: 'mfe-listing', version: '2', ms: 5 }]);
    const [url, body] = sendBeacon.mock.calls[0] ?? [];
    expect(url).toBe('/data/beacons');
    expect(body?.type).toBe('application/json');
    expect(JSON.parse((await body?.text()) ?? '')).toEqual({
      beacons: [{ kind: 'load', remote: 'mfe-listing', version: '2', ms: 5 }],
    });
  });
});
