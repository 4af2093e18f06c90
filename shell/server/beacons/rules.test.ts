import { reasonToStop } from './judge-canary.rule.ts';
import { healthOf, mergeTallies, tallyOf } from './tally.ts';

const seen = (loads: number, errors: number) => ({ loads, errors });

describe('when a canary is stopped (architecture §4 "Canary")', () => {
  it.each([
    { rule: 'most of its loads fail', canary: seen(2, 7), stable: seen(40, 0), stops: true },
    { rule: 'nobody has it yet', canary: undefined, stable: seen(40, 0), stops: false },
    { rule: 'too few have failed to say', canary: seen(0, 4), stable: seen(40, 0), stops: false },
    { rule: 'as many fail as 5 %', canary: seen(95, 5), stable: seen(100, 0), stops: false },
    { rule: 'a few more fail than 5 %', canary: seen(90, 5), stable: seen(100, 0), stops: true },
    { rule: 'stable fails as well', canary: seen(10, 10), stable: seen(60, 40), stops: false },
    { rule: 'twice as many fail as of stable', canary: seen(60, 40), stable: seen(80, 20), stops: false },
    { rule: 'more than twice as many fail', canary: seen(50, 50), stable: seen(80, 20), stops: true },
    { rule: 'stable was not seen', canary: seen(0, 5), stable: undefined, stops: true },
  ])('$rule: $stops', ({ canary, stable, stops }) => {
    expect(reasonToStop('mfe-swap@1.9.0', { canary, stable }, 5) !== null).toBe(stops);
  });

  it('is said with the numbers', () => {
    expect(reasonToStop('mfe-swap@1.9.0', { canary: seen(2, 7), stable: seen(40, 0) }, 5)).toBe(
      'mfe-swap@1.9.0: 7 of 9 loads failed (stable: 0 of 40)',
    );
  });
});

describe('what pages told', () => {
  const load = (ms: number) => ({ kind: 'load', remote: 'mfe-swap', version: '1.9.0', ms }) as const;
  const error = { kind: 'error', remote: 'mfe-swap', version: '1.9.0', where: 'mount' } as const;

  it('is counted by version, over all servers', () => {
    const one = tallyOf([load(90), load(120), load(130), error]);
    const other = tallyOf([load(7000), { ...error, version: '2.0.0-pr1' }]);
    expect(healthOf(mergeTallies([one, JSON.parse(JSON.stringify(other)) as typeof other]))).toEqual([
      { remote: 'mfe-swap', version: '1.9.0', loads: 4, errors: 1, errorRate: 0.2, p75Ms: 150 },
      { remote: 'mfe-swap', version: '2.0.0-pr1', loads: 0, errors: 1, errorRate: 1, p75Ms: null },
    ]);
  });
});
