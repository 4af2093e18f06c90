import { durationMinutes, hasTimeLine } from './duration';

describe('the duration of a swap (spec §4 "Finished view")', () => {
  it.each([
    { rule: 'below one minute', ms: 59_999, minutes: 0, isOnTimeLine: true },
    { rule: 'one minute', ms: 60_000, minutes: 1, isOnTimeLine: true },
    { rule: 'whole minutes only', ms: 119_999, minutes: 1, isOnTimeLine: true },
    { rule: 'just below 30 minutes: with timeline', ms: 30 * 60_000 - 1, minutes: 29, isOnTimeLine: true },
    { rule: '30 minutes: without', ms: 30 * 60_000, minutes: 30, isOnTimeLine: false },
    { rule: 'a clock that was set back', ms: -5_000, minutes: 0, isOnTimeLine: true },
  ])('$rule', ({ ms, minutes, isOnTimeLine }) => {
    expect(durationMinutes(1_000_000, 1_000_000 + ms)).toBe(minutes);
    expect(hasTimeLine(minutes)).toBe(isOnTimeLine);
  });
});
