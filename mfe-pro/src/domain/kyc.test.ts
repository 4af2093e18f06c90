import { ALLOWANCES, kycLevelOf, levelState, nextKycLevel, providerAddress } from './kyc';

describe('KYC levels (spec §1)', () => {
  it.each([
    { sent: 0, level: 0, next: 1 },
    { sent: 1, level: 1, next: 2 },
    { sent: 2, level: 2, next: null },
    { sent: 7, level: 2, next: null },
    { sent: -1, level: 0, next: 1 },
  ] as const)('$sent is level $level, and the next is $next', ({ sent, level, next }) => {
    expect(kycLevelOf(sent)).toBe(level);
    expect(nextKycLevel(kycLevelOf(sent))).toBe(next);
  });

  it.each([
    { level: 0, state: 'done' },
    { level: 1, state: 'next' },
    { level: 2, state: 'later' },
  ] as const)('without verification, level $level is $state', ({ level, state }) => {
    expect(levelState(level, 0)).toBe(state);
  });
});

describe('the allowances of a level (spec §1)', () => {
  it('grows with the level', () => {
    expect(ALLOWANCES).toEqual({
      0: ['balance', 'exchange', 'cashback', 'staking'],
      1: ['loans'],
      2: ['largeLoans'],
    });
  });
});

describe('the URL of the provider’s page', () => {
  it.each([
    { rule: 'on this site', url: '/sandbox/kyc?session=a', address: '/sandbox/kyc?session=a' },
    { rule: 'over TLS', url: 'https://kyc.example/s/1', address: 'https://kyc.example/s/1' },
    { rule: 'not without TLS', url: 'http://kyc.example', address: null },
    { rule: 'not a similar host name', url: '//kyc.example', address: null },
    { rule: 'not with a backslash', url: '/\\kyc.example', address: null },
    { rule: 'not without a host', url: 'https://', address: null },
    { rule: 'not inside another scheme', url: 'view-source:https://kyc.example', address: null },
    { rule: 'not a script', url: 'javascript:alert(1)', address: null },
  ])('$rule', ({ url, address }) => {
    expect(providerAddress(url)).toBe(address);
  });
});
