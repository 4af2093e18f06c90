import { formatDay, formatMoment, formatWait, timeZoneOf } from './moment';

const at = new Date(2026, 2, 9, 7, 5, 3).getTime();

describe('moments (spec §9 "Display")', () => {
  it("are dd.mm.yyyy, hh:mm:ss in the user's time zone", () => {
    expect(formatMoment(at)).toBe('09.03.2026, 07:05:03');
    expect(formatDay(at)).toBe('09.03.2026');
  });

  it('include the time zone', () => {
    expect(timeZoneOf(at)).toMatch(/^\S+ \(GMT[+-]\d{2}:\d{2}\)$/);
  });
});

describe('the wait (spec §8 "AUTH.RETRY_LATER")', () => {
  it.each([
    { waitMs: 900, language: 'en', shown: '1 sec' },
    { waitMs: 60_000, language: 'en', shown: '60 sec' },
    { waitMs: 119_001, language: 'en', shown: '120 sec' },
    { waitMs: 120_001, language: 'de', shown: '3 Min.' },
    { waitMs: 86_000_000, language: 'en', shown: '24 hr' },
  ])('$waitMs ms: $shown', ({ waitMs, language, shown }) => {
    expect(formatWait(waitMs, language)).toBe(shown);
  });
});
