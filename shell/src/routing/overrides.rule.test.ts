import { withoutOverrides } from './overrides.rule.ts';

describe('the link back to the live versions', () => {
  it.each([
    { search: '', is: '?mfe=' },
    { search: '?mfe=mfe-swap@1.9.0', is: '?mfe=' },
    { search: '?from=btc&mfe=mfe-swap@1.9.0&to=eth', is: '?from=btc&to=eth&mfe=' },
    { search: '?mfe-rev=412&amount=0.1', is: '?amount=0.1&mfe=' },
  ])('of "$search" is "$is"', ({ search, is }) => {
    expect(withoutOverrides(search)).toBe(is);
  });
});
