import { scrub, scrubDeep } from './scrub.rule';

describe('scrub (no addresses, e-mails, tokens)', () => {
  it.each([
    { what: 'an e-mail', text: 'sent to jo.doe+x@mail.example today', is: 'sent to [e-mail] today' },
    {
      what: 'a bearer token',
      text: 'authorization: Bearer abc.def-ghi',
      is: 'authorization: Bearer [token]',
    },
    { what: 'a bare JWT', text: 'token eyJhbGciOi.eyJpc0F1dGgi.c2ln!', is: 'token [token]!' },
    {
      what: 'an EVM address',
      text: 'to 0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed failed',
      is: 'to [address] failed',
    },
    { what: 'a bech32 address', text: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', is: '[address]' },
    { what: 'a base58 address', text: 'at rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh.', is: 'at [address].' },
    {
      what: 'a query string',
      text: 'GET https://a.example/exchange?address=1&x=2 failed',
      is: 'GET https://a.example/exchange failed',
    },
    {
      what: 'an ordinary message',
      text: 'mfe-swap@1.9.0: http: entry.js',
      is: 'mfe-swap@1.9.0: http: entry.js',
    },
  ])('$what', ({ text, is }) => {
    expect(scrub(text)).toBe(is);
  });

  it('scrubs all texts of a report', () => {
    expect(
      scrubDeep({ a: ['x@y.zz', 1], b: { c: null, d: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' } }),
    ).toEqual({
      a: ['[e-mail]', 1],
      b: { c: null, d: '[address]' },
    });
  });
});
