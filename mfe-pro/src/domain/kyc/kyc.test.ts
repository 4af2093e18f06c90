import { kycLevelOf, levelState, nextKycLevel } from '.';

describe('KYC levels (spec §1)', () => {
  it.each([
    { told: 0, level: 0, next: 1 },
    { told: 1, level: 1, next: 2 },
    { told: 2, level: 2, next: null },
    { told: 7, level: 2, next: null },
    { told: -1, level: 0, next: 1 },
  ] as const)('$told is level $level, and the next is $next', ({ told, level, next }) => {
    expect(kycLevelOf(told)).toBe(level);
    expect(nextKycLevel(kycLevelOf(told))).toBe(next);
  });

  it.each([
    { level: 0, state: 'done' },
    { level: 1, state: 'next' },
    { level: 2, state: 'later' },
  ] as const)('of somebody without verification, level $level is $state', ({ level, state }) => {
    expect(levelState(level, 0)).toBe(state);
  });
});
