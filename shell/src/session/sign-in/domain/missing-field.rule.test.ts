import { missingField } from './missing-field.rule';

const FULL = {
  email: 'ann@example.com',
  password: 'correct horse',
  current: 'old one',
  code: '123456',
  factor: '654321',
};
const LOGIN = { fields: ['email', 'password'], hasNewPassword: false, hasMailedCode: false } as const;
const REGISTER = { ...LOGIN, hasNewPassword: true };
const RESET = { fields: ['code', 'password'], hasNewPassword: true, hasMailedCode: true } as const;
const FACTOR = { fields: ['code'], hasNewPassword: false, hasMailedCode: false } as const;

describe('the first missing field of a form (spec §5 "Password", "Verification code")', () => {
  it.each([
    { rule: 'empty form', fields: {}, wanted: LOGIN, missing: null },
    { rule: 'an address', fields: { email: ' ' }, wanted: LOGIN, missing: 'email' },
    { rule: 'the first of two', fields: { email: '', password: '' }, wanted: LOGIN, missing: 'email' },
    { rule: 'an existing password may be short', fields: { password: 'a' }, wanted: LOGIN, missing: null },
    {
      rule: 'a new one may not be short',
      fields: { password: '1234567' },
      wanted: REGISTER,
      missing: 'password',
    },
    { rule: 'five digits', fields: { code: '12345' }, wanted: RESET, missing: 'code' },
    { rule: 'six digits with spaces around', fields: { code: ' 123456 ' }, wanted: RESET, missing: null },
    { rule: 'a recovery code', fields: { code: 'ABCDE-FGHJK' }, wanted: FACTOR, missing: null },
    { rule: 'a field of another view', fields: { current: '' }, wanted: LOGIN, missing: null },
  ])('$rule: $missing', ({ fields, wanted, missing }) => {
    expect(missingField({ ...FULL, ...fields }, wanted)).toBe(missing);
  });
});
