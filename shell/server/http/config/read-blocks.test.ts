import { readBlockOrigins, readCaptcha } from './read-blocks.ts';

describe('origins that may show our blocks', () => {
  it.each([
    { rule: 'empty: this site only', words: undefined, origins: [] },
    { rule: 'one', words: 'https://blog.example', origins: ['https://blog.example'] },
    {
      rule: 'several, with white space',
      words: 'https://blog.example, https://shop.example:8443',
      origins: ['https://blog.example', 'https://shop.example:8443'],
    },
  ])('$rule', ({ words, origins }) => {
    expect(readBlockOrigins({ BLOCK_ORIGINS: words })).toEqual({ _tag: 'Right', right: origins });
  });

  it.each(['blog.example', 'https://blog.example/path', '*', 'javascript:alert(1)'])(
    'are not %s',
    (words) => {
      expect(readBlockOrigins({ BLOCK_ORIGINS: words })).toMatchObject({
        _tag: 'Left',
        left: [expect.stringContaining('BLOCK_ORIGINS is wrong')],
      });
    },
  );
});

describe('the captcha of the forms (ADR 0020)', () => {
  const script = 'https://www.google.com/recaptcha/api.js';

  it.each([
    { rule: 'self-hosted without a key', words: {}, captcha: null },
    {
      rule: 'self-hosted without a key, even with a script URL',
      words: { RECAPTCHA_SCRIPT: script },
      captcha: null,
    },
    {
      rule: 'reCAPTCHA with a key',
      words: { RECAPTCHA_SITE_KEY: 'k' },
      captcha: { siteKey: 'k', scriptUrl: script },
    },
    {
      rule: 'from a configured mirror',
      words: { RECAPTCHA_SITE_KEY: 'k', RECAPTCHA_SCRIPT: 'https://www.recaptcha.net/recaptcha/api.js' },
      captcha: { siteKey: 'k', scriptUrl: 'https://www.recaptcha.net/recaptcha/api.js' },
    },
  ])('$rule', ({ words, captcha }) => {
    expect(readCaptcha(words)).toEqual({ _tag: 'Right', right: captcha });
  });

  it('is never loaded without TLS', () => {
    expect(readCaptcha({ RECAPTCHA_SITE_KEY: 'k', RECAPTCHA_SCRIPT: 'http://a.example/a.js' })).toMatchObject(
      {
        _tag: 'Left',
        left: [expect.stringContaining('RECAPTCHA_SCRIPT is wrong')],
      },
    );
  });
});
