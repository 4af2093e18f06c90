import { digitsOf, groupSecret, isCodeOrRecoveryCode, isWholeCode, recoveryFile } from './two-factor';

describe('the second factor (spec §5 "Verification code": six digits)', () => {
  it.each([
    { typed: '123 456', digits: '123456', isWhole: true },
    { typed: '12345', digits: '12345', isWhole: false },
    { typed: '1234567', digits: '123456', isWhole: false },
    { typed: 'abc', digits: '', isWhole: false },
  ])('"$typed" has the digits "$digits"', ({ typed, digits, isWhole }) => {
    expect([digitsOf(typed), isWholeCode(typed)]).toEqual([digits, isWhole]);
  });

  it.each([
    { typed: 'ABCDE-12345', is: true },
    { typed: ' abcd-efgh-ijkl ', is: true },
    { typed: '123456', is: true },
    { typed: 'ABCDE', is: false },
    { typed: '', is: false },
  ])('"$typed" can replace a code: $is', ({ typed, is }) => {
    expect(isCodeOrRecoveryCode(typed)).toBe(is);
  });

  it('groups a secret for typing', () => {
    expect(groupSecret('JBSWY3DPEHPK3PXP22')).toBe('JBSW Y3DP EHPK 3PXP 22');
  });

  it('writes recovery codes to a file, one per line', () => {
    expect(recoveryFile(['a-1', 'b-2'], 'Codes of ann')).toBe('Codes of ann\n\na-1\nb-2\n');
  });
});
