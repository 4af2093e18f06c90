import { isRight } from 'fp-ts/lib/Either.js';

import { LiveComposition, RemoteBeacons } from './index.ts';

const load = { kind: 'load', remote: 'mfe-swap', version: '1.9.0-pr12', ms: 250 };
const error = { kind: 'error', remote: 'mfe-swap', version: '1.9.0', where: 'mount' };

describe('RemoteBeacons', () => {
  it('accepts loads and errors', () => {
    const body = { beacons: [load, error] };
    const read = RemoteBeacons.decode(body);
    expect(isRight(read) && read.right).toEqual(body);
  });

  it.each([
    { rule: 'an unknown kind', beacon: { ...load, kind: 'visit' } },
    { rule: 'a load without its duration', beacon: { ...load, ms: undefined } },
    { rule: 'a negative time', beacon: { ...load, ms: -1 } },
    { rule: 'a time of several days', beacon: { ...load, ms: 1e9 } },
    { rule: 'a sentence instead of a name', beacon: { ...error, where: 'at user@example.com' } },
    { rule: 'markup instead of a version', beacon: { ...error, version: '<b>1</b>' } },
  ])('refuses $rule', ({ beacon }) => {
    expect(isRight(RemoteBeacons.decode({ beacons: [beacon] }))).toBe(false);
  });
});

describe('LiveComposition', () => {
  it('lists the versions that may be in use', () => {
    const live = { revision: 3, pins: [], versions: { 'mfe-swap': ['1.0.0', '0.9.0'] } };
    const read = LiveComposition.decode(live);
    expect(isRight(read) && read.right).toEqual(live);
  });

  it.each([
    { rule: 'no revision', live: { pins: [], versions: {} } },
    { rule: 'one version instead of a list', live: { revision: 1, pins: [], versions: { a: '1' } } },
  ])('refuses $rule', ({ live }) => {
    expect(isRight(LiveComposition.decode(live))).toBe(false);
  });
});
