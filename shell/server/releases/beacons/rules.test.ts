import { reasonToStop } from './judge-canary.rule.ts';
import { healthOf, mergeTallies, tallyOf } from './tally.ts';

const seen = (sound: number, failingNetworks: number) => ({
  networks: sound + failingNetworks,
  failingNetworks,
  errorRate: failingNetworks / (sound + failingNetworks),
});

describe('when a canary is stopped', () => {
  it.each([
    { rule: 'most of its loads fail', canary: seen(2, 7), stable: seen(40, 0), stops: true },
    { rule: 'no visitor has it yet', canary: undefined, stable: seen(40, 0), stops: false },
    { rule: 'too few failures to decide', canary: seen(0, 4), stable: seen(40, 0), stops: false },
    { rule: 'a failure rate of 5 %', canary: seen(95, 5), stable: seen(100, 0), stops: false },
    { rule: 'slightly above 5 %', canary: seen(90, 5), stable: seen(100, 0), stops: true },
    { rule: 'stable fails as well', canary: seen(10, 10), stable: seen(60, 40), stops: false },
    { rule: 'twice the failure rate of stable', canary: seen(60, 40), stable: seen(80, 20), stops: false },
    { rule: 'more than twice the failure rate', canary: seen(50, 50), stable: seen(80, 20), stops: true },
    { rule: 'no reports of stable', canary: seen(0, 5), stable: undefined, stops: true },
    { rule: 'stable fails in too few networks', canary: seen(0, 50), stable: seen(0, 4), stops: true },
    { rule: 'stable fails in just enough networks', canary: seen(0, 50), stable: seen(0, 5), stops: false },
  ])('$rule: $stops', ({ canary, stable, stops }) => {
    expect(reasonToStop('mfe-swap@1.9.0', { canary, stable }, 5) !== null).toBe(stops);
  });

  it('is reported with the numbers', () => {
    expect(reasonToStop('mfe-swap@1.9.0', { canary: seen(2, 7), stable: seen(40, 0) }, 5)).toBe(
      'mfe-swap@1.9.0: 7 of 9 networks had failed loads (stable: 0 of 40)',
    );
  });
});

describe('reports of pages', () => {
  const load = (ms: number) => ({ kind: 'load', remote: 'mfe-swap', version: '1.9.0', ms }) as const;
  const error = { kind: 'error', remote: 'mfe-swap', version: '1.9.0', where: 'mount' } as const;

  it('are counted by version, over all servers; each network has the same weight', () => {
    const one = tallyOf([load(90), load(120), load(130), error], 'a');
    const other = mergeTallies([
      tallyOf([load(7000)], 'b'),
      tallyOf([{ ...error, version: '2.0.0-pr1' }], 'b'),
    ]);
    expect(healthOf(mergeTallies([one, JSON.parse(JSON.stringify(other)) as typeof other]))).toEqual([
      {
        remote: 'mfe-swap',
        version: '1.9.0',
        loads: 4,
        errors: 1,
        hangs: 0,
        errorRate: 0.125,
        networks: 2,
        failingNetworks: 1,
        p75Ms: 150,
      },
      {
        remote: 'mfe-swap',
        version: '2.0.0-pr1',
        loads: 0,
        errors: 1,
        hangs: 0,
        errorRate: 1,
        networks: 1,
        failingNetworks: 1,
        p75Ms: null,
      },
    ]);
  });

  it('of more than 1,000 networks are sampled identically on every server', () => {
    const hash = (at: number): string => String((at * 7919) % 100_000).padStart(5, '0');
    const all = Array.from({ length: 3000 }, (_, at) =>
      tallyOf([at % 10 === 0 ? error : load(50)], hash(at)),
    );
    const [forwards] = healthOf(mergeTallies(all));
    const [backwards] = healthOf(
      mergeTallies([mergeTallies(all.toReversed().slice(0, 1500)), mergeTallies(all.slice(0, 1500))]),
    );
    expect(forwards).toEqual(backwards);
    expect(forwards).toMatchObject({ loads: 2700, errors: 300, networks: 1000 });
    expect(forwards?.errorRate).toBeCloseTo(0.1, 1);
  });
});
