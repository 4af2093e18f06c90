import { isPageOfAddress } from './is-page-of-address';

const loaded = (path: string, redirectCount = 0) => ({
  name: `https://coinlane.example${path}`,
  redirectCount,
});

describe('isPageOfAddress', () => {
  it.each([
    { rule: 'the URL it was loaded with', entry: loaded('/exchange?from=btc'), is: true },
    { rule: 'another URL, after an early Back', entry: loaded('/exchange/txs/abc'), is: false },
    { rule: 'another language', entry: loaded('/de/exchange'), is: false },
    { rule: 'a redirect: the browser may report the first URL', entry: loaded('/old', 1), is: true },
    { rule: 'a browser without navigation timing', entry: undefined, is: true },
    { rule: 'an entry of another kind', entry: { name: 'x' }, is: true },
    { rule: 'an invalid URL', entry: { name: 'document', redirectCount: 0 }, is: true },
  ])('$rule: $is', ({ entry, is }) => {
    expect(isPageOfAddress(entry, '/exchange')).toBe(is);
  });
});
