import { compositionProblems, newProblems } from './composition-rules.ts';
import { aCandidate, aShell } from './gate.fixture.ts';

const EVENT = 'swap/pair-picked@1';
const sender = (hash: string, version = '1.0.0') =>
  aCandidate({ version, events: { produced: { [EVENT]: hash }, consumed: {} } });
const hearer = (hash: string) =>
  aCandidate({ name: 'mfe-pro', events: { produced: {}, consumed: { [EVENT]: hash } } });
const silent = aCandidate({ version: '2.0.0' });

const WOULD_PASS = `a composition in which every sender of ${EVENT} has codec a1: promote sender and hearer together`;

describe('compositionProblems: releases beside each other', () => {
  it.each([
    { rule: 'sender and hearer of one codec fit', releases: [sender('a1'), hearer('a1')], shell: aShell() },
    { rule: 'an event nobody hears is no problem', releases: [sender('a1')], shell: aShell() },
    {
      rule: 'the shell may be the sender',
      releases: [hearer('a1')],
      shell: aShell({ events: { produced: { [EVENT]: 'a1' }, consumed: {} } }),
    },
    {
      rule: 'the shell lives without what it could hear',
      releases: [],
      shell: aShell({ events: { produced: {}, consumed: { [EVENT]: 'a1' } } }),
    },
  ])('$rule', ({ releases, shell }) => {
    expect(compositionProblems(releases, shell)).toEqual([]);
  });

  it.each([
    {
      rule: 'an event that nothing sends',
      releases: [hearer('a1'), silent],
      shell: aShell(),
      problem: {
        release: 'mfe-pro@1.0.0',
        found: `it hears ${EVENT}, which nothing in the composition sends`,
      },
    },
    {
      rule: 'a sender with another codec',
      releases: [sender('b2', '1.1.0'), hearer('a1')],
      shell: aShell(),
      problem: {
        release: 'mfe-pro@1.0.0',
        found: `it hears ${EVENT} with codec a1, but mfe-swap@1.1.0 sends codec b2`,
      },
    },
    {
      rule: 'one sender of two with another codec',
      releases: [sender('a1'), hearer('a1')],
      shell: aShell({ events: { produced: { [EVENT]: 'b2' }, consumed: {} } }),
      problem: {
        release: 'mfe-pro@1.0.0',
        found: `it hears ${EVENT} with codec a1, but shell 0.4.0 sends codec b2`,
      },
    },
    {
      rule: 'a shell that hears another codec than a remote sends',
      releases: [sender('b2')],
      shell: aShell({ events: { produced: {}, consumed: { [EVENT]: 'a1' } } }),
      problem: {
        release: 'shell 0.4.0',
        found: `it hears ${EVENT} with codec a1, but mfe-swap@1.0.0 sends codec b2`,
      },
    },
  ])('events: $rule', ({ releases, shell, problem }) => {
    expect(compositionProblems(releases, shell)).toEqual([
      { rule: 'events', ...problem, wouldPass: WOULD_PASS },
    ]);
  });

  it('holds every release against the shell', () => {
    const shell = aShell({ contract: '0.2.0' });
    expect(compositionProblems([silent, hearer('a1'), sender('a1')], shell).map(({ rule }) => rule)).toEqual([
      'contract',
      'contract',
      'contract',
    ]);
  });
});

describe('newProblems', () => {
  const problem = (found: string) => ({ rule: 'needs', release: 'mfe-swap@1.0.0', found, wouldPass: 'x' });

  it.each([
    { rule: 'what was so before does not count', before: ['a'], after: ['a'], fresh: [] },
    { rule: 'what came with the change does', before: ['a'], after: ['a', 'b'], fresh: ['b'] },
    { rule: 'what the change mended is gone', before: ['a', 'b'], after: [], fresh: [] },
  ])('$rule', ({ before, after, fresh }) => {
    expect(newProblems(before.map(problem), after.map(problem))).toEqual(fresh.map(problem));
  });
});
