import { createMemoryStorage } from '../../storage';
import { createStoragePort } from '../../storage/create-storage-port';
import { isTrackingAllowed } from './tracking-preference.rule';
import { currentVisit } from './read-visit';
import type { VisitPorts } from './read-visit';

const MINUTE = 60_000;
const CAMPAIGN =
  'https://coinlane.example/de/buy/bitcoin?utm_source=news&utm_medium=mail&utm_campaign=autumn&utm_content=top&utm_term=swap&gclid=g1&email=me@mail.example';

/** A browser that keeps what was stored from one page to the next. */
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
  it('knows where it began and who sent it, and nothing else of the address', () => {
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

  it('keeps its first touch, whatever page comes later', () => {
    const browser = aBrowser();
    const first = currentVisit({ ...browser, href: CAMPAIGN });
    const later = {
      ...browser,
      href: 'https://coinlane.example/exchange?utm_source=other',
      now: browser.now + MINUTE,
    };
    expect(currentVisit(later)).toEqual(first);
  });

  it('began on the page that the tab opened with, though that one was left before anybody noted it', () => {
    const browser = aBrowser();
    browser.session.write('landing', CAMPAIGN);
    expect(currentVisit(browser)).toMatchObject({ landingPage: '/de/buy/bitcoin', utmSource: 'news' });
    expect(browser.session.read('landing')).toBeNull();
  });

  it.each([
    { rule: 'goes on after 29 minutes of rest', minutes: 29, count: 1 },
    { rule: 'is over after 30', minutes: 30, count: 2 },
  ])('$rule', ({ minutes, count }) => {
    const browser = aBrowser();
    const first = currentVisit({ ...browser, href: CAMPAIGN });
    const next = currentVisit({ ...browser, now: browser.now + minutes * MINUTE });
    expect(next.sessionCount).toBe(count);
    expect(next.clientId).toBe(first.clientId);
    expect(next.sessionId === first.sessionId).toBe(count === 1);
    expect(next.utmSource).toBe(count === 1 ? 'news' : '');
  });

  it('is rested by the last page, not by the first', () => {
    const browser = aBrowser();
    for (const minutes of [0, 20, 40, 60]) currentVisit({ ...browser, now: browser.now + minutes * MINUTE });
    expect(currentVisit({ ...browser, now: browser.now + 80 * MINUTE }).sessionCount).toBe(1);
  });

  it.each([
    { rule: 'what is no JSON', stored: '{' },
    { rule: 'what is of another shape', stored: '{"sessionCount":"x"}' },
  ])('takes $rule for a first visit', ({ stored }) => {
    const browser = aBrowser();
    browser.local.write('visit', stored);
    expect(currentVisit(browser).sessionCount).toBe(1);
  });

  it('cuts words that no campaign has', () => {
    const href = `https://coinlane.example/?utm_source=${'x'.repeat(5_000)}`;
    expect(currentVisit({ ...aBrowser(), href }).utmSource).toHaveLength(128);
  });
});

describe('somebody who asked not to be followed', () => {
  it.each([
    { rule: 'Do Not Track', tracking: { doNotTrack: '1' }, may: false },
    { rule: 'Do Not Track in older words', tracking: { doNotTrack: 'yes' }, may: false },
    { rule: 'Global Privacy Control', tracking: { globalPrivacyControl: true }, may: false },
    { rule: 'no wish', tracking: { doNotTrack: null }, may: true },
    {
      rule: 'a wish for the contrary',
      tracking: { doNotTrack: '0', globalPrivacyControl: false },
      may: true,
    },
  ])('$rule: may be followed $may', ({ tracking, may }) => {
    expect(isTrackingAllowed(tracking)).toBe(may);
  });

  it('leaves a path and no trace, also of earlier visits', () => {
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
