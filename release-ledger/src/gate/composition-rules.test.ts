import { compositionProblems, newProblems } from './composition-rules.ts';
import { aCandidate, aShell, aShellCandidate } from './gate.fixture.ts';

const EVENT = 'swap/pair-picked@1';
const sender = (hash: string, version = '1.0.0') =>
  aCandidate({ version, events: { produced: { [EVENT]: hash }, consumed: {} } });
const subscriber = (hash: string) =>
  aCandidate({ name: 'mfe-pro', events: { produced: {}, consumed: { [EVENT]: hash } } });
const silent = aCandidate({ version: '2.0.0' });

const WOULD_PASS = `a composition in which every publisher of ${EVENT} has codec a1: promote publisher and subscriber together`;

describe('compositionProblems: releases with each other', () => {
  it.each([
    {
      rule: 'publisher and subscriber with the same codec fit',
      releases: [sender('a1'), subscriber('a1')],
      shell: aShell(),
    },
    { rule: 'an event without a subscriber is not a problem', releases: [sender('a1')], shell: aShell() },
    {
      rule: 'the shell can be the publisher',
      releases: [subscriber('a1')],
      shell: aShell({ events: { produced: { [EVENT]: 'a1' }, consumed: {} } }),
    },
    {
      rule: 'the shell works without events that it could receive',
      releases: [],
      shell: aShell({ events: { produced: {}, consumed: { [EVENT]: 'a1' } } }),
    },
  ])('$rule', ({ releases, shell }) => {
    expect(compositionProblems(releases, shell)).toEqual([]);
  });

  it.each([
    {
      rule: 'an event that nothing publishes',
      releases: [subscriber('a1'), silent],
      shell: aShell(),
      problem: {
        release: 'mfe-pro@1.0.0',
        found: `it subscribes to ${EVENT}, which nothing in the composition publishes`,
      },
    },
    {
      rule: 'a publisher with another codec',
      releases: [sender('b2', '1.1.0'), subscriber('a1')],
      shell: aShell(),
      problem: {
        release: 'mfe-pro@1.0.0',
        found: `it subscribes to ${EVENT} with codec a1, but mfe-swap@1.1.0 publishes codec b2`,
      },
    },
    {
      rule: 'one publisher of two with another codec',
      releases: [sender('a1'), subscriber('a1')],
      shell: aShell({ events: { produced: { [EVENT]: 'b2' }, consumed: {} } }),
      problem: {
        release: 'mfe-pro@1.0.0',
        found: `it subscribes to ${EVENT} with codec a1, but shell 0.4.0 publishes codec b2`,
      },
    },
    {
      rule: 'a shell that expects another codec than a remote publishes',
      releases: [sender('b2')],
      shell: aShell({ events: { produced: {}, consumed: { [EVENT]: 'a1' } } }),
      problem: {
        release: 'shell 0.4.0',
        found: `it subscribes to ${EVENT} with codec a1, but mfe-swap@1.0.0 publishes codec b2`,
      },
    },
  ])('events: $rule', ({ releases, shell, problem }) => {
    expect(compositionProblems(releases, shell)).toEqual([
      { rule: 'events', ...problem, wouldPass: WOULD_PASS },
    ]);
  });

  it('checks every release against the shell', () => {
    const shell = aShell({ contract: '0.2.0' });
    expect(
      compositionProblems([silent, subscriber('a1'), sender('a1')], shell).map(({ rule }) => rule),
    ).toEqual(['contract', 'contract', 'contract']);
  });
});

describe('newProblems', () => {
  const problem = (found: string) => ({ rule: 'needs', release: 'mfe-swap@1.0.0', found, wouldPass: 'x' });

  it.each([
    { rule: 'ignores problems that existed before', before: ['a'], after: ['a'], fresh: [] },
    { rule: 'reports new problems', before: ['a'], after: ['a', 'b'], fresh: ['b'] },
    { rule: 'drops problems that the change fixed', before: ['a', 'b'], after: [], fresh: [] },
  ])('$rule', ({ before, after, fresh }) => {
    expect(newProblems(before.map(problem), after.map(problem))).toEqual(fresh.map(problem));
  });
});

describe('compositionProblems: with a release of the shell', () => {
  const remote = aCandidate();
  it.each([
    { rule: 'fits if it offers all that the remotes need', shell: aShellCandidate(), problems: [] },
    {
      rule: 'is refused if a live remote does not fit it',
      shell: aShellCandidate({ shared: { react: '20.0.0' } }),
      problems: [{ rule: 'needs', release: 'mfe-swap@1.0.0' }],
    },
    {
      rule: 'is refused if the servers have other contracts',
      shell: aShellCandidate({}, '^0.2.0'),
      problems: [
        {
          rule: 'contract',
          release: 'shell@0.5.0',
          found: 'the servers have contract 0.1.0, this shell accepts ^0.2.0',
        },
      ],
    },
    {
      rule: 'has the byte limits of the servers',
      shell: aShellCandidate({ firstLoadBytes: { usual: 1, byRemote: {} } }),
      problems: [],
    },
  ])('$rule', ({ shell, problems }) => {
    expect(compositionProblems([remote, shell], aShell())).toMatchObject(problems);
  });

  it('replaces the facts of the servers', () => {
    const servers = aShell({ shared: { react: '18.0.0' } });
    expect(compositionProblems([remote], servers)).toHaveLength(1);
    expect(compositionProblems([remote, aShellCandidate()], servers)).toEqual([]);
  });
});
