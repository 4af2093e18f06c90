import { aRelease } from '../remotes/release-folder.fixture.ts';
import { aSite } from '../../shell-server.fixture.ts';
import type { TestSite } from '../../shell-server.fixture.ts';

let site: TestSite | null = null;
beforeAll(async () => {
  site = await aSite([aRelease('mfe-swap', '1.0.0')]);
});
afterAll(() => site?.close());

const LOAD = { kind: 'load', remote: 'mfe-swap', version: '1.0.0', ms: 120 };

const post = (payload: unknown, headers: Record<string, string> = {}, url = '/data/beacons') => {
  if (site === null) throw new Error('no site');
  return site.server.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(payload),
  });
};

describe('POST /data/page-id', () => {
  it.each([
    { what: 'a page of this site', payload: { beacons: [] }, headers: {}, status: 200 },
    {
      what: 'another site',
      payload: { beacons: [] },
      headers: { 'sec-fetch-site': 'cross-site' },
      status: 403,
    },
    { what: 'invalid data', payload: { beacons: [{ kind: 'odd' }] }, headers: {}, status: 400 },
  ])('answers $what with $status', async ({ payload, headers, status }) => {
    expect((await post(payload, headers, '/data/page-id')).statusCode).toBe(status);
  });
});

describe('POST /data/beacons', () => {
  it.each([
    { what: 'a load', payload: { beacons: [LOAD] }, headers: {}, status: 204 },
    {
      what: 'an unknown version',
      payload: { beacons: [{ ...LOAD, version: '9.9.9' }] },
      headers: {},
      status: 204,
    },
    {
      what: 'a page of this site',
      payload: { beacons: [LOAD] },
      headers: { origin: 'https://coinlane.example' },
      status: 204,
    },
    {
      what: 'another site',
      payload: { beacons: [LOAD] },
      headers: { 'sec-fetch-site': 'cross-site' },
      status: 403,
    },
    {
      what: 'another origin',
      payload: { beacons: [LOAD] },
      headers: { origin: 'https://evil.example' },
      status: 403,
    },
    { what: 'invalid data', payload: { beacons: [{ kind: 'odd' }] }, headers: {}, status: 400 },
    {
      what: 'too many beacons',
      payload: { beacons: Array.from({ length: 101 }, () => LOAD) },
      headers: {},
      status: 400,
    },
    {
      what: 'too large a body',
      payload: { beacons: [], rest: 'x'.repeat(20_000) },
      headers: {},
      status: 413,
    },
  ])('answers $what with $status', async ({ payload, headers, status }) => {
    expect((await post(payload, headers)).statusCode).toBe(status);
  });

  it('accepts at most 600 requests per minute and address', async () => {
    const statuses = await Promise.all(Array.from({ length: 650 }, () => post({ beacons: [] })));
    expect(statuses.filter(({ statusCode }) => statusCode === 429).length).toBeGreaterThanOrEqual(50);
    expect(statuses.at(500)?.statusCode).toBe(204);
  });
});
