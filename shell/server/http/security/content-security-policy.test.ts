import { contentSecurityPolicy, createNonce } from './content-security-policy.ts';

describe('contentSecurityPolicy', () => {
  it('allows nothing inline and no third party', () => {
    const policy = contentSecurityPolicy('n1', { connectOrigins: ['https://reports.example'] });
    expect(policy.split(', ')[0]).not.toMatch(/unsafe-/);
    expect(policy).not.toMatch(/\*|http:/);
    expect(policy).toContain("connect-src 'self' https://reports.example;");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default");
  });

  it('allows the inline style of the page by its hash, and no other', () => {
    expect(contentSecurityPolicy('n1', { connectOrigins: [], styleHash: 'abc=' })).toContain(
      "style-src 'self' 'sha256-abc=';",
    );
    expect(contentSecurityPolicy('n1', { connectOrigins: [] })).toContain("style-src 'self';");
  });

  it.each([
    { rule: 'this site', captcha: null, sources: "'self' 'unsafe-inline'" },
    {
      rule: 'a configured captcha',
      captcha: { scriptUrl: 'https://www.google.com/recaptcha/api.js' },
      sources: "'self' 'unsafe-inline' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
    },
  ])('allows scripts of $rule in a policy without a nonce that import() inherits', ({ captcha, sources }) => {
    const policies = contentSecurityPolicy('n1', { connectOrigins: [], captcha }).split(', ');
    expect(policies).toHaveLength(2);
    expect(policies[1]).toBe(`script-src ${sources}; report-uri /csp-report`);
  });

  it('allows no third-party captcha that is not configured', () => {
    const policy = contentSecurityPolicy('n1', { connectOrigins: [] });
    expect(policy).toContain("frame-src 'self';");
    expect(policy).not.toMatch(/goog/);
  });

  it('allows frames, calls and policy of a configured captcha, and no script by name', () => {
    const policy = contentSecurityPolicy('n1', {
      connectOrigins: [],
      captcha: { scriptUrl: 'https://www.google.com/recaptcha/api.js' },
    });
    expect(policy).toContain(
      "frame-src 'self' https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/;",
    );
    expect(policy).toContain("connect-src 'self' https://www.google.com/recaptcha/;");
    expect(policy).toContain('trusted-types default goog#html;');
    expect(policy).toContain("script-src 'nonce-n1' 'strict-dynamic';");
  });

  it('has an unpredictable nonce', () => {
    expect(new Set(Array.from({ length: 50 }, createNonce)).size).toBe(50);
  });
});
