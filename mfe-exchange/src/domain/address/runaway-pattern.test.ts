import { runsOf } from '@coinlane/shared-contracts/testing';
import fc from 'fast-check';

import { isRunaway } from './runaway-pattern';

/** Processor time of this thread, ms: time that other processes take does not count. */
const cpuMs = (): number => process.threadCpuUsage().user / 1_000;

describe('isRunaway', () => {
  it.each([
    { rule: 'a plain address pattern is harmless', source: '^0x[a-fA-F0-9]{40}$', runsAway: false },
    {
      rule: 'branches count apart',
      source: '^[13][a-km-zA-HJ-NP-Z1-9]{25,34}$|^(bc1)[0-9A-Za-z]{39,59}$',
      runsAway: false,
    },
    {
      rule: 'an optional group is harmless',
      source: '^((bitcoincash:)?(q|p)[a-z0-9]{41})$',
      runsAway: false,
    },
    {
      rule: 'a repeat in a group that stands once is harmless',
      source: '^(r[1-9a-z]{24,34})$',
      runsAway: false,
    },
    { rule: 'a choice a fixed number of times is harmless', source: '^(a|b){4}$', runsAway: false },
    { rule: 'brackets in a class are letters', source: '^[(+*)]+$', runsAway: false },
    { rule: 'escaped brackets are letters', source: '^\\(\\+\\)+$', runsAway: false },
    { rule: 'a repeat around a repeat runs away', source: '^(a+)+$', runsAway: true },
    { rule: 'at any depth', source: '^(((a*)))*$', runsAway: true },
    { rule: 'a counted repeat around a repeat too', source: '^(a{1,30}){1,30}$', runsAway: true },
    { rule: 'an endless repeat around a choice runs away', source: '^(a|a)*$', runsAway: true },
    { rule: 'many open repeats in a row run away', source: '^.*.*.*.*x$', runsAway: true },
    { rule: 'a bracket may not close what is put around the pattern', source: '[ab]*)+(', runsAway: true },
    { rule: 'a reference backwards is not used', source: '^(a)\\1$', runsAway: true },
  ])('$rule: $source', ({ source, runsAway }) => {
    expect(isRunaway(source)).toBe(runsAway);
  });

  it('lets through only what answers at once', () => {
    const piece = fc.constantFrom(
      'a',
      'b',
      '.',
      '[ab]',
      '(a|b)',
      '(a+)',
      '*',
      '+',
      '?',
      '{1,9}',
      '(',
      ')',
      '|',
      '^',
      '$',
    );
    const sources = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
    const text = `${'ab'.repeat(100)}!`;
    fc.assert(
      fc.property(sources, (source) => {
        if (isRunaway(source)) return true;
        const startedAt = cpuMs();
        try {
          new RegExp(`^(?:${source})$`).test(text);
        } catch {
          return true;
        }
        return cpuMs() - startedAt < 1_500;
      }),
      { numRuns: runsOf({ first: 500, second: 2_000 }) },
    );
  });
});
