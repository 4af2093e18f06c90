import { formatDay, formatMoment, timeZoneOf } from './moment';

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
