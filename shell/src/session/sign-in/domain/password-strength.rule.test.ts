import { isPassword, strengthOf } from './password-strength.rule';

describe('a password (spec §5 "Password")', () => {
  it.each([
    { password: '1234567', is: false },
    { password: '12345678', is: true },
    { password: 'a'.repeat(100), is: true },
    { password: 'a'.repeat(101), is: false },
    { password: '🦊'.repeat(8), is: true },
    { password: '🦊'.repeat(7), is: false },
  ])('$password: $is', ({ password, is }) => {
    expect(isPassword(password)).toBe(is);
  });

  it.each([
    { password: '', strength: 'low' },
    { password: 'k9#Xq', strength: 'low' },
    { password: 'aaaaaaaaaaaaaaaaaaaa', strength: 'low' },
    { password: '1234567890123456', strength: 'low' },
    { password: 'abcdefghijklmnop', strength: 'low' },
    { password: 'kdufhsla', strength: 'low' },
    { password: 'k9Xqm2vB', strength: 'medium' },
    { password: 'kdufhslaqpwx', strength: 'medium' },
    { password: 'k9Xqm2vB#tzL', strength: 'high' },
    { password: 'correct horse battery', strength: 'high' },
  ])('$password is $strength', ({ password, strength }) => {
    expect(strengthOf(password)).toBe(strength);
  });
});
