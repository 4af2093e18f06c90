import { isValidAccessToken } from './access-token.rule';

const tokenWith = (payload: unknown): string =>
  `head.${btoa(JSON.stringify(payload)).replaceAll('=', '')}.signature`;

describe('isValidAccessToken (spec §4)', () => {
  it.each([
    { rule: 'a payload with isAuth', token: tokenWith({ isAuth: true }), isValid: true },
    { rule: 'isAuth false', token: tokenWith({ isAuth: false }), isValid: false },
    { rule: 'no isAuth', token: tokenWith({ sub: 'u1' }), isValid: false },
    { rule: 'a payload that is not an object', token: tokenWith('isAuth'), isValid: false },
    { rule: 'no token', token: null, isValid: false },
    { rule: 'a text that is not a JWT', token: 'abc', isValid: false },
    { rule: 'invalid base64', token: 'a.%%%.c', isValid: false },
  ])('$rule: $isValid', ({ token, isValid }) => {
    expect(isValidAccessToken(token)).toBe(isValid);
  });
});
