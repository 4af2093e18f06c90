import { runsOf } from '@coinlane/shared-contracts/testing';
import fc from 'fast-check';

import { NETWORKS } from '../../../../../sandbox-api/src/currencies/networks.table.ts';
import { addressPatternOf } from '../../../../../sandbox-api/src/drawn-addresses/index.ts';
import { isRunaway } from './runaway-pattern';

/** Processor time of this thread in ms: other processes do not count. */
const cpuMs = (): number => process.threadCpuUsage().user / 1_000;

/** Processor time of one test of an almost matching text, in ms. */
const timeOf = (source: string, text: string): number => {
  const pattern = new RegExp(`^(?:${source})$`);
  const startedAt = cpuMs();
  pattern.test(text);
  return cpuMs() - startedAt;
};

const sandboxPatterns = [...NETWORKS.values()].flatMap((network) => [
  { of: `addresses of ${network.code}`, source: addressPatternOf(network) },
  ...(network.extraId === null
    ? []
    : [{ of: `extra IDs of ${network.code}`, source: network.extraId.pattern }]),
]);

describe('isRunaway', () => {
  it.each([
    { rule: 'a plain address pattern', source: '^0x[a-fA-F0-9]{40}$' },
    { rule: 'alternatives', source: '^[13][a-km-zA-HJ-NP-Z1-9]{25,34}$|^(bc1)[0-9A-Za-z]{39,59}$' },
    { rule: 'an optional group', source: '^((bitcoincash:)?(q|p)[a-z0-9]{41})$' },
    { rule: 'a repeat in a group', source: '^(r[1-9a-z]{24,34})$' },
    { rule: 'a choice a fixed number of times', source: '^(a|b){4}$' },
    { rule: 'groups a fixed number of times', source: '^ARDOR-(?:[2-9A-HJ-NP-Z]{4}-){3}[2-9A-Z]{5}$' },
    { rule: 'brackets in a class', source: '^[(+*)]+$' },
    { rule: 'escaped punctuation and classes', source: String.raw`^\(\+\)\d+\.\w{2,64}[\]\-\s]$` },
    { rule: 'the default pattern of the spec', source: '^[A-Za-z0-9_-]+$' },
    { rule: 'two open repeats', source: '^[a-z]+-[a-z]*$' },
    { rule: 'lazy quantifiers', source: '^a+?b{2,3}?$' },
    { rule: 'an empty alternative', source: '^(a|)b$' },
    { rule: 'a choice a few times', source: '^(a|b){1,4}$' },
  ])('accepts $rule: $source', ({ source }) => {
    expect(isRunaway(source)).toBe(false);
  });

  it.each(sandboxPatterns)('accepts the pattern of $of', ({ source }) => {
    expect(isRunaway(source)).toBe(false);
  });

  it.each([
    { rule: 'a repeat around a repeat', source: '^(a+)+$' },
    { rule: 'a repeat around a repeat at any depth', source: '^(((a*)))*$' },
    { rule: 'a counted repeat around a repeat', source: '^(a{1,30}){1,30}$' },
    { rule: 'an endless repeat around a choice', source: '^(a|a)*$' },
    { rule: 'a counted repeat around a choice', source: '^(a|a){30}$' },
    { rule: 'a counted repeat around an optional part', source: '^(a?){100}a{100}$' },
    { rule: 'a sequence of optional parts', source: `^${'a?'.repeat(30)}${'a'.repeat(30)}$` },
    { rule: 'a sequence of narrow ranges', source: `^${'a{1,2}'.repeat(30)}$` },
    { rule: 'a sequence of choices', source: `^${'(a|a)'.repeat(30)}$` },
    { rule: 'nested alternatives', source: `^${'((a|a)|(a|a))'.repeat(16)}$` },
    { rule: 'an optional group of optional parts', source: `^(${'(a?b?)?'.repeat(20)})$` },
    { rule: 'many open repeats in a row', source: '^.*.*.*x$' },
    { rule: 'a choice before a long tail', source: `^${'a?'.repeat(19)}a{200}$` },
    { rule: 'a long count around an empty group', source: '^(){9999}(){9999}(){9999}(a?){9999}$' },
    { rule: 'a bracket that closes the wrapping group', source: '[ab]*)+(' },
    { rule: 'a bracket without an opening one', source: 'a)' },
    { rule: 'a lazy repeat around a lazy repeat', source: '^(a+?)+?$' },
    { rule: 'an open count around an open count', source: '^(a{2,}){2,}$' },
    { rule: 'a repeat around a repeat in a group', source: '^(a(b+)+)$' },
    { rule: 'an optional sequence before a long tail', source: `^${'a?'.repeat(15)}a{200}$` },
    { rule: 'a repeated start', source: '^*a$' },
    { rule: 'a repeated start after a character', source: 'a^*' },
    { rule: 'a group without an end', source: '^(a$' },
    { rule: 'a back reference', source: '^(a)\\1$' },
    { rule: 'a named back reference', source: '^(?<x>a)\\k<x>$' },
    { rule: 'a lookahead', source: '^(?=(a+)+$)a$' },
    { rule: 'a lookbehind', source: '^a(?<!(a+)+)$' },
    { rule: 'a modifier', source: '^(?i:a)$' },
    { rule: 'a repeated anchor', source: '^*$+' },
    { rule: 'a character by its code', source: '^\\x61\\u0061$' },
    { rule: 'an empty class', source: '^[]a]$' },
    { rule: 'a literal brace', source: '^a{,3}$' },
  ])('refuses $rule: $source', ({ source }) => {
    expect(isRunaway(source)).toBe(true);
  });

  it('accepts only what ends within 200 ms of processor time', () => {
    const piece = fc.constantFrom(
      ...['a', 'b', '.', '[ab]', '(a|b)', '(a|a)', '(a+)', '(a?)', 'a?', '(?:a|(b|a)?)', '(', ')', '|'],
      ...['*', '+', '?', '{1,9}', '{30}', '{100}', '{0,200}', '^', '$'],
    );
    const sources = fc.array(piece, { maxLength: 16 }).map((pieces) => pieces.join(''));
    const text = fc.constantFrom('a'.repeat(256), `${'a'.repeat(255)}!`, `${'ab'.repeat(127)}!`);
    fc.assert(
      fc.property(sources, text, (source, typed) => {
        if (isRunaway(source)) return true;
        try {
          return timeOf(source, typed) < 200;
        } catch {
          return true;
        }
      }),
      { numRuns: runsOf({ first: 2_000, second: 10_000 }) },
    );
  });
});
