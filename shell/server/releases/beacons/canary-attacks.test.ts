import { createPageIds } from './page-id.ts';
import { aBeacon, aBeaconSite, CANARY, ip, many } from './beacon-site.fixture.ts';

const ERROR = aBeacon('error');
const LOAD = aBeacon('load');

type Attack = {
  readonly attack: string;
  readonly page: () => string | undefined;
  readonly from: (index: number) => string;
  readonly beacons?: readonly unknown[];
};

let open: Awaited<ReturnType<typeof aBeaconSite>> | null = null;
const site = () => {
  if (open === null) throw new Error('no site');
  return open;
};
beforeEach(async () => {
  open = await aBeaconSite();
});
afterEach(() => open?.close());

describe('forged beacons', () => {
  const send = (page: string | undefined, from: string, beacons: readonly unknown[] = [ERROR]) =>
    site().send(page, from, beacons);

  it('stops a canary that fails in five networks', async () => {
    for (const index of many(5)) await send(site().pageId(), ip(index));
    expect(await site().percentAfter(0)).toBe(0);
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
        createPageIds('x'.repeat(32)).issue(
          { revision: site().revision, trial: [`mfe-swap@${CANARY}`] },
          Date.now(),
        ),
      from: ip,
    },
    { attack: 'altered IDs', page: () => `x${site().pageId()}`, from: ip },
    { attack: 'expired IDs', page: () => site().pageId({ nowMs: Date.now() - 31 * 60_000 }), from: ip },
    { attack: 'pages that have the stable version', page: () => site().pageId({ trial: [] }), from: ip },
    {
      attack: 'pages of an earlier revision',
      page: () => site().pageId({ revision: site().revision - 1 }),
      from: ip,
    },
    { attack: 'many pages of one address', page: () => site().pageId(), from: () => ip(1) },
    {
      attack: 'the addresses of one IPv6 network',
      page: () => site().pageId(),
      from: (at: number) => `2001:db8::${String(at)}`,
    },
    {
      attack: 'the IPv6 networks of one connection',
      page: () => site().pageId(),
      from: (at: number) => `2001:db8:0:${at.toString(16)}::1`,
    },
  ])('$attack do not stop it', async ({ page, from, beacons }) => {
    for (const index of many(20)) await send(page(), from(index), beacons);
    expect(await site().percentAfter(0)).toBe(50);
  });

  it('one page from many networks does not stop it', async () => {
    const page = site().pageId();
    for (const index of many(20)) await send(page, ip(index));
    expect(await site().percentAfter(0)).toBe(50);
  });

  it('fake loads of one network do not hide a bad canary', async () => {
    for (const index of many(500)) await send(site().pageId(), ip(200), [{ ...LOAD, ms: index }]);
    for (const index of many(5)) await send(site().pageId(), ip(index));
    expect(await site().percentAfter(0)).toBe(0);
  });

  it('fake failures of stable in one network do not hide a bad canary', async () => {
    for (const index of many(20)) await send(site().pageId(), ip(index), [{ ...LOAD, version: '1.0.0' }]);
    for (let sent = 0; sent < 500; sent += 1)
      await send(site().pageId(), ip(200), [{ ...ERROR, version: '1.0.0' }]);
    for (const index of many(5)) await send(site().pageId(), ip(index));
    expect(await site().percentAfter(0)).toBe(0);
  });
});
