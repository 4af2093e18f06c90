/** @jest-environment browser */
import type { RemoteBeacon } from '@coinlane/shared-contracts/lifecycle';

import { createBeacons } from './create-beacons';
import type { PageStart } from './page-start';

const rig = (isVisible = true, takeOver: PageStart['takeOver'] = () => false) => {
  const sent: (readonly RemoteBeacon[])[] = [];
  const timers: (() => void)[] = [];
  const beacons = createBeacons({
    later: (run) => timers.push(run),
    isVisible: () => isVisible,
    announced: { takeOver, send: (batch) => sent.push(batch) },
  });
  const pass = (): void => {
    for (const run of timers.splice(0)) run();
  };
  return { beacons, sent, pass };
};

describe('beacons', () => {
  it('are sent together, shortly after the first', () => {
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

  it('are sent at once when the page is left, and only once', () => {
    const { beacons, sent, pass } = rig();
    beacons.load('mfe-listing', '2', 1);
    beacons.flush();
    pass();
    expect(sent).toHaveLength(1);
  });

  it('count a failure of a version once per page, but another place or version separately', () => {
    const { beacons, sent } = rig();
    for (const version of ['2', '2', '1']) beacons.error('mfe-listing', version, 'render');
    beacons.error('mfe-listing', '2', 'unmount');
    beacons.flush();
    expect(sent[0]).toHaveLength(3);
  });

  it('are limited to 60 per page', () => {
    const { beacons, sent } = rig();
    for (let n = 0; n < 100; n += 1) beacons.error('mfe-listing', String(n), 'render');
    beacons.flush();
    expect(sent[0]).toHaveLength(60);
  });

  describe('that announce a load', () => {
    const start = { kind: 'start', remote: 'mfe-listing', version: '2' };
    const end = { ...start, kind: 'end' };

    it('are sent at once, and once per version', () => {
      const { beacons, sent } = rig();
      beacons.start('mfe-listing', '2');
      beacons.start('mfe-listing', '2');
      expect(sent).toEqual([[start]]);
    });

    it.each<{ when: string; then: (beacons: ReturnType<typeof rig>['beacons']) => void }>([
      { when: 'it is ready', then: ({ load }) => load('mfe-listing', '2', 9) },
      { when: 'it failed', then: ({ error }) => error('mfe-listing', '2', 'mount') },
      { when: 'its slot is closed', then: ({ leave }) => leave('mfe-listing') },
      { when: 'the page is left', then: ({ leave }) => leave() },
    ])('are followed by one end when $when', ({ then }) => {
      const { beacons, sent } = rig();
      beacons.start('mfe-listing', '2');
      then(beacons);
      then(beacons);
      beacons.flush();
      expect(sent.flat().filter(({ kind }) => kind === 'end')).toEqual([end]);
    });

    it('stay open while another version or remote ends', () => {
      const { beacons, sent } = rig();
      beacons.start('mfe-listing', '2');
      beacons.load('mfe-listing', '1', 9);
      beacons.leave('mfe-swap');
      beacons.flush();
      expect(sent.flat().map(({ kind }) => kind)).toEqual(['start', 'load']);
    });

    describe('that the page announced itself', () => {
      const takingOver = () => jest.fn((_: string, version: string) => version === '2');

      it('are not sent again, but ended', () => {
        const { beacons, sent } = rig(true, takingOver());
        beacons.start('mfe-listing', '2');
        expect(sent).toEqual([]);
        beacons.error('mfe-listing', '2', 'mount');
        beacons.start('mfe-listing', '1');
        beacons.flush();
        expect(sent.flat().map(({ kind, version }) => `${kind} ${version}`)).toEqual([
          'start 1',
          'end 2',
          'error 2',
        ]);
      });

      it('are sent if its watch has ended', () => {
        const { beacons, sent } = rig();
        beacons.start('mfe-listing', '2');
        expect(sent).toEqual([[start]]);
      });

      it('end when the visitor leaves its slot before the version is requested', () => {
        const takeOver = takingOver();
        rig(true, takeOver).beacons.leave('mfe-listing');
        expect(takeOver).toHaveBeenCalledWith('', '');
      });
    });

    it('are not sent by a hidden page, which may be frozen', () => {
      const { beacons, sent } = rig(false);
      beacons.start('mfe-listing', '2');
      beacons.leave();
      beacons.flush();
      expect(sent).toEqual([]);
    });
  });

  it.each([
    { ms: -3, told: 0 },
    { ms: 9_000_000, told: 600_000 },
  ])('report a time of $ms ms as $told', ({ ms, told }) => {
    const { beacons, sent } = rig();
    beacons.load('mfe-listing', '2', ms);
    beacons.flush();
    expect(sent[0]).toMatchObject([{ ms: told }]);
  });

  it('are dropped on a page without a remote', () => {
    const beacons = createBeacons({ later: (run) => run(), isVisible: () => true, announced: null });
    beacons.start('mfe-listing', '2');
    expect(() => beacons.load('mfe-listing', '2', 1)).not.toThrow();
  });
});
