import { createRateLimit } from './rate-limit.ts';

describe('createRateLimit', () => {
  const asked = (times: readonly number[], limit = 2): readonly boolean[] => {
    const rateLimit = createRateLimit({ limit, windowMs: 1000 });
    return times.map((nowMs) => rateLimit.allows('visitor', nowMs));
  };

  it.each([
    { rule: 'allows up to the limit', times: [0, 1], allowed: [true, true] },
    { rule: 'refuses more in the same window', times: [0, 1, 999], allowed: [true, true, false] },
    { rule: 'starts again in the next window', times: [0, 1, 2, 1000], allowed: [true, true, false, true] },
  ])('$rule', ({ times, allowed }) => {
    expect(asked(times)).toEqual(allowed);
  });

  it('counts visitors separately', () => {
    const rateLimit = createRateLimit({ limit: 1, windowMs: 1000 });
    expect([rateLimit.allows('a', 0), rateLimit.allows('b', 0), rateLimit.allows('a', 0)]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('has bounded memory', () => {
    const rateLimit = createRateLimit({ limit: 1, windowMs: 1000 });
    rateLimit.allows('first', 0);
    for (let visitor = 0; visitor < 10_001; visitor += 1) rateLimit.allows(String(visitor), 0);
    expect(rateLimit.allows('first', 1)).toBe(true);
  });

  it('evicts only the oldest: many addresses do not release a blocked one', () => {
    const rateLimit = createRateLimit({ limit: 1, windowMs: 1000 });
    for (let visitor = 0; visitor < 9_000; visitor += 1) rateLimit.allows(`early ${String(visitor)}`, 0);
    rateLimit.allows('stopped', 1);
    for (let visitor = 0; visitor < 9_000; visitor += 1) rateLimit.allows(`late ${String(visitor)}`, 2);
    expect(rateLimit.allows('stopped', 3)).toBe(false);
  });
});
