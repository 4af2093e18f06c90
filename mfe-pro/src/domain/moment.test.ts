import { formatDay, formatMoment, timeZoneOf } from './moment';

const at = new Date(2026, 2, 9, 7, 5, 3).getTime();

describe('moments (spec §9 "Display")', () => {
  it("are dd.mm.yyyy, hh:mm:ss in the user's time zone", () => {
    expect(formatMoment(at)).toBe('09.03.2026, 07:05:03');
    expect(formatDay(at)).toBe('09.03.2026');
  });

  it.each([
    { minutes: 0, offset: 'GMT+00:00' },
    { minutes: -60, offset: 'GMT+01:00' },
    { minutes: -330, offset: 'GMT+05:30' },
    { minutes: 210, offset: 'GMT-03:30' },
    { minutes: 660, offset: 'GMT-11:00' },
  ])('include the time zone with its offset, $offset', ({ minutes, offset }) => {
    const spy = jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(minutes);
    try {
      expect(timeZoneOf(at)).toMatch(/^\S+ \(GMT/);
      expect(timeZoneOf(at).endsWith(` (${offset})`)).toBe(true);
    } finally {
      spy.mockRestore();
    }
  });
});
