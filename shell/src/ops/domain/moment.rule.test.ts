import { momentWords, timeWords } from './moment.rule';

describe('times on the operators’ page', () => {
  it('are in UTC, like the logs', () => {
    expect(momentWords('2026-11-21T01:59:51.089Z')).toBe('21 Nov 2026, 01:59:51 UTC');
    expect(timeWords(Date.parse('2026-11-21T23:05:09.999Z'))).toBe('23:05:09 UTC');
  });

  it('are unchanged if they are not valid', () => {
    expect(momentWords('long ago')).toBe('long ago');
    expect([timeWords(1e300), timeWords(8.64e15)]).toEqual(['1e+300', '00:00:00 UTC']);
  });
});
