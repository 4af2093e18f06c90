import { isCaptchaScript } from './captcha-script.rule';

const captcha = { siteKey: 'k', scriptUrl: 'https://www.google.com/recaptcha/api.js' };

describe('scripts of a configured captcha (ADR 0020)', () => {
  it.each([
    { rule: 'its loader', url: 'https://www.google.com/recaptcha/api.js?render=explicit', is: true },
    {
      rule: 'a script it loads',
      url: 'https://www.gstatic.com/recaptcha/releases/x/recaptcha__de.js',
      is: true,
    },
    { rule: 'another folder', url: 'https://www.google.com/other/api.js', is: false },
    { rule: 'a path that leaves the folder', url: 'https://www.google.com/recaptcha/../other.js', is: false },
    { rule: 'another site', url: 'https://www.google.com.evil.example/recaptcha/api.js', is: false },
    { rule: 'without TLS', url: 'http://www.google.com/recaptcha/api.js', is: false },
    { rule: 'a path of this site', url: '/recaptcha/api.js', is: false },
  ])('$rule: $is', ({ url, is }) => {
    expect(isCaptchaScript(url, captcha)).toBe(is);
  });

  it('are not allowed if no captcha is configured', () => {
    expect(isCaptchaScript(captcha.scriptUrl, undefined)).toBe(false);
  });
});
