import { isRight } from 'fp-ts/lib/Either.js';

import { LiveComposition, RemoteBeacons } from './index.ts';

const load = { kind: 'load', remote: 'mfe-swap', version: '1.9.0-pr12', ms: 250 };
const error = { kind: 'error', remote: 'mfe-swap', version: '1.9.0', where: 'mount' };

describe('RemoteBeacons', () => {
  it('takes loads and errors', () => {
    const body = { beacons: [load, error] };
    const read = RemoteBeacons.decode(body);
    expect(isRight(read) && read.right).toEqual(body);
  });

  it.each([
    { rule: 'a kind nobody knows', beacon: { ...load, kind: 'visit' } },
    { rule: 'a load without its time', beacon: { ...load, ms: undefined } },
    { rule: 'a time before the load began', beacon: { ...load, ms: -1 } },
    { rule: 'a time of days', beacon: { ...load, ms: 1e9 } },
    { rule: 'words where a name belongs', beacon: { ...error, where: 'at user@example.com' } },
    { rule: 'markup for a version', beacon: { ...error, version: '<b>1</b>' } },
  ])('refuses $rule', ({ beacon }) => {
    expect(isRight(RemoteBeacons.decode({ beacons: [beacon] }))).toBe(false);
  });
});

describe('LiveComposition', () => {
  it('names the versions that may be in use', () => {
    const live = { revision: 3, pins: [], versions: { 'mfe-swap': ['1.0.0', '0.9.0'] } };
    const read = LiveComposition.decode(live);
    expect(isRight(read) && read.right).toEqual(live);
  });

  it.each([
    { rule: 'no revision', live: { pins: [], versions: {} } },
    { rule: 'one version where a list belongs', live: { revision: 1, pins: [], versions: { a: '1' } } },
  ])('refuses $rule', ({ live }) => {
    expect(isRight(LiveComposition.decode(live))).toBe(false);
  });
});
