import { judgeCheckout } from './checkout';

const SITE = { origin: 'https://swap.example', hosts: ['pay.example', 'swap.example', 'pay.example:8443'] };

describe('judgeCheckout: redirects go to hosts of the configuration only', () => {
  it.each([
    { rule: 'a configured host', url: 'https://pay.example/checkout?tid=1', allowed: 'pay.example' },
    { rule: 'a configured port', url: 'https://pay.example:8443/c', allowed: 'pay.example:8443' },
    { rule: 'a path of this site if it is configured', url: '/checkout?tid=1', allowed: 'swap.example' },
    { rule: 'capitals', url: 'HTTPS://PAY.EXAMPLE/c', allowed: 'pay.example' },
  ])('accepts $rule', ({ url, allowed }) => {
    expect(judgeCheckout(url, SITE)).toEqual({
      _tag: 'Allowed',
      url: new URL(url, SITE.origin).href,
      host: allowed,
    });
  });

  it.each([
    { rule: 'another host', url: 'https://evil.example/checkout', host: 'evil.example' },
    {
      rule: 'a host that only begins so',
      url: 'https://pay.example.evil.example/',
      host: 'pay.example.evil.example',
    },
    { rule: 'a subdomain that is not configured', url: 'https://a.pay.example/', host: 'a.pay.example' },
    { rule: 'another port', url: 'https://pay.example:444/', host: 'pay.example:444' },
    { rule: 'no TLS', url: 'http://pay.example/', host: 'pay.example' },
    { rule: 'a name and password before the host', url: 'https://a:b@pay.example/', host: 'pay.example' },
    { rule: 'a name before the host', url: 'https://a@pay.example/', host: 'pay.example' },
    { rule: 'a password before the host', url: 'https://:b@pay.example/', host: 'pay.example' },
    { rule: 'a host after an at sign', url: 'https://pay.example@evil.example/', host: 'evil.example' },
    { rule: 'an address without scheme', url: '//evil.example/x', host: 'evil.example' },
    { rule: 'backslashes', url: '\\\\evil.example\\x', host: 'evil.example' },
    { rule: 'a script', url: 'javascript:alert(1)', host: '' },
    { rule: 'data', url: 'data:text/html,x', host: '' },
    { rule: 'no address at all', url: 'https://', host: '' },
  ])('refuses $rule', ({ url, host }) => {
    expect(judgeCheckout(url, SITE)).toEqual({ _tag: 'Refused', host });
  });

  it('refuses a path of this site if it is not configured', () => {
    expect(judgeCheckout('/checkout', { ...SITE, hosts: [] })).toEqual({
      _tag: 'Refused',
      host: 'swap.example',
    });
  });

  it('accepts plain http if the site itself has no TLS', () => {
    const local = { origin: 'http://localhost:4000', hosts: ['localhost:4000'] };
    expect(judgeCheckout('/sandbox/fiat/checkout?tid=1', local)).toMatchObject({ _tag: 'Allowed' });
    expect(judgeCheckout('https://localhost:4000/', local)).toMatchObject({ _tag: 'Allowed' });
    expect(judgeCheckout('ftp://localhost:4000/', local)).toMatchObject({ _tag: 'Refused' });
  });
});
