import { ALLOWANCES, kycLevelOf, levelState, nextKycLevel, providerAddress } from '.';

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
  ] as const)('without verification, level $level is $state', ({ level, state }) => {
    expect(levelState(level, 0)).toBe(state);
  });
});

describe('what a level allows (spec §1)', () => {
  it('grows with the level', () => {
    expect(ALLOWANCES).toEqual({
      0: ['balance', 'exchange', 'cashback', 'staking'],
      1: ['loans'],
      2: ['largeLoans'],
    });
  });
});

describe('the address of the provider’s page', () => {
  it.each([
    { rule: 'of this site', url: '/sandbox/kyc?session=a', address: '/sandbox/kyc?session=a' },
    { rule: 'over TLS', url: 'https://kyc.example/s/1', address: 'https://kyc.example/s/1' },
    { rule: 'not without TLS', url: 'http://kyc.example', address: null },
    { rule: 'not of another host in disguise', url: '//kyc.example', address: null },
    { rule: 'nor with a back slash', url: '/\\kyc.example', address: null },
    { rule: 'no host', url: 'https://', address: null },
    { rule: 'another scheme around it', url: 'view-source:https://kyc.example', address: null },
    { rule: 'no script', url: 'javascript:alert(1)', address: null },
  ])('$rule', ({ url, address }) => {
    expect(providerAddress(url)).toBe(address);
  });
});
