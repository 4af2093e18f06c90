import { createMemoryStorage } from '../../storage/memory-storage.fixture';
import { createStoragePort } from '../../storage/create-storage-port';
import { isTrackingAllowed } from './tracking-preference.rule';
import { currentVisit } from './read-visit';
import type { VisitPorts } from './read-visit';

const MINUTE = 60_000;
const CAMPAIGN =
  'https://coinlane.example/de/buy/bitcoin?utm_source=news&utm_medium=mail&utm_campaign=autumn&utm_content=top&utm_term=swap&gclid=g1&email=me@mail.example';

/** Browser that keeps its storage between pages. */
const aBrowser = () => {
  const [local, session] = [createMemoryStorage(), createMemoryStorage()];
  let ids = 0;
  return {
    local: createStoragePort(() => local),
    session: createStoragePort(() => session),
    href: 'https://coinlane.example/exchange',
    tracking: {},
    now: 1_000_000,
    makeId: () => {
      ids += 1;
      return `id-${String(ids)}`;
    },
  } satisfies VisitPorts;
};

describe('a visit (spec §7 "Create transaction", info)', () => {
  it('records its start page and source, and nothing else of the URL', () => {
    const visit = currentVisit({ ...aBrowser(), href: CAMPAIGN });
    expect(visit).toEqual({
      utmSource: 'news',
      utmMedium: 'mail',
      utmCampaign: 'autumn',
      utmContent: 'top',
      utmTerm: 'swap',
      gclid: 'g1',
      landingPage: '/de/buy/bitcoin',
      sessionId: 'id-1',
      sessionCount: 1,
      clientId: 'id-2',
    });
    expect(JSON.stringify(visit)).not.toContain('mail.example');
  });

  it('keeps its first touch on later pages', () => {
    const browser = aBrowser();
    const first = currentVisit({ ...browser, href: CAMPAIGN });
    const later = {
      ...browser,
      href: 'https://coinlane.example/exchange?utm_source=other',
      now: browser.now + MINUTE,
    };
    expect(currentVisit(later)).toEqual(first);
  });

  it('starts on the first page of the tab, even if that was left before the visit was recorded', () => {
    const browser = aBrowser();
    browser.session.write('landing', CAMPAIGN);
    expect(currentVisit(browser)).toMatchObject({ landingPage: '/de/buy/bitcoin', utmSource: 'news' });
    expect(browser.session.read('landing')).toBeNull();
  });

  it.each([
    { rule: 'continues after 29 minutes of inactivity', minutes: 29, count: 1 },
    { rule: 'ends after 30', minutes: 30, count: 2 },
  ])('$rule', ({ minutes, count }) => {
    const browser = aBrowser();
    const first = currentVisit({ ...browser, href: CAMPAIGN });
    const next = currentVisit({ ...browser, now: browser.now + minutes * MINUTE });
    expect(next.sessionCount).toBe(count);
    expect(next.clientId).toBe(first.clientId);
    expect(next.sessionId === first.sessionId).toBe(count === 1);
    expect(next.utmSource).toBe(count === 1 ? 'news' : '');
  });

  it('measures inactivity from the last page, not the first', () => {
    const browser = aBrowser();
    for (const minutes of [0, 20, 40, 60]) currentVisit({ ...browser, now: browser.now + minutes * MINUTE });
    expect(currentVisit({ ...browser, now: browser.now + 80 * MINUTE }).sessionCount).toBe(1);
  });

  it.each([
    { rule: 'invalid JSON', stored: '{' },
    { rule: 'another shape', stored: '{"sessionCount":"x"}' },
  ])('treats $rule as a first visit', ({ stored }) => {
    const browser = aBrowser();
    browser.local.write('visit', stored);
    expect(currentVisit(browser).sessionCount).toBe(1);
  });

  it('truncates campaign parameters that are too long', () => {
    const href = `https://coinlane.example/?utm_source=${'x'.repeat(5_000)}`;
    expect(currentVisit({ ...aBrowser(), href }).utmSource).toHaveLength(128);
  });
});

describe('with a tracking preference', () => {
  it.each([
    { rule: 'Do Not Track', tracking: { doNotTrack: '1' }, may: false },
    { rule: 'older value of Do Not Track', tracking: { doNotTrack: 'yes' }, may: false },
    { rule: 'Global Privacy Control', tracking: { globalPrivacyControl: true }, may: false },
    { rule: 'no preference', tracking: { doNotTrack: null }, may: true },
    {
      rule: 'tracking explicitly allowed',
      tracking: { doNotTrack: '0', globalPrivacyControl: false },
      may: true,
    },
  ])('$rule: tracking allowed $may', ({ tracking, may }) => {
    expect(isTrackingAllowed(tracking)).toBe(may);
  });

  it('stores nothing, deletes earlier visits, and returns only the path', () => {
    const browser = aBrowser();
    currentVisit({ ...browser, href: CAMPAIGN });
    const visit = currentVisit({ ...browser, href: CAMPAIGN, tracking: { globalPrivacyControl: true } });
    expect(visit).toEqual({
      utmSource: '',
      utmMedium: '',
      utmCampaign: '',
      utmContent: '',
      utmTerm: '',
      gclid: '',
      landingPage: '/de/buy/bitcoin',
      sessionId: '',
      sessionCount: 0,
      clientId: '',
    });
    expect(browser.local.read('visit')).toBeNull();
  });
});
