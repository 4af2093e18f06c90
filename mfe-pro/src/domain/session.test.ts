import { deviceOf, sortedSessions } from './session';
import { aSession } from './session.fixture';

const LIKE = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('the device of a session', () => {
  it.each([
    {
      device: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${LIKE} Chrome/149.0.0.0 Safari/537.36 Edg/149.0.0.0`,
      browser: 'Edge',
      system: 'Windows',
    },
    {
      device: `Mozilla/5.0 (X11; Linux x86_64) ${LIKE} HeadlessChrome/149.0.0.0 Safari/537.36`,
      browser: 'Chrome',
      system: 'Linux',
    },
    {
      device:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Safari/604.1',
      browser: 'Safari',
      system: 'iPhone',
    },
    {
      device: 'Mozilla/5.0 (Android 16; Mobile; rv:148.0) Gecko/148.0 Firefox/148.0',
      browser: 'Firefox',
      system: 'Android',
    },
    { device: 'curl/8', browser: null, system: null },
  ])('is $browser on $system', ({ device, browser, system }) => {
    expect(deviceOf({ device })).toEqual({ browser, system });
  });
});

describe('sortedSessions', () => {
  it('has this device first, then the latest', () => {
    const ids = sortedSessions([
      aSession({ id: 'old', lastSeenAtMs: 1 }),
      aSession({ id: 'new', lastSeenAtMs: 9 }),
      aSession({ id: 'this', lastSeenAtMs: 5, isCurrent: true }),
    ]).map(({ id }) => id);
    expect(ids).toEqual(['this', 'new', 'old']);
  });
});
