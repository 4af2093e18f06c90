import { servedParts } from './served-parts.ts';
import { refuseFor, SourceProblem } from './source-problem.ts';

const refuse = refuseFor('en/pages/x.md');
const without = (text: string): string => servedParts(text, (service) => service !== 'account', refuse);

describe('a part of a text about a service that the site does not have', () => {
  it.each([
    {
      rule: 'a sentence goes',
      text: 'A wallet.{{account}} An account.{{/account}} A coin.',
      left: 'A wallet. A coin.',
    },
    {
      rule: 'a part about a service that the site has stays',
      text: '{{fiat}}A card.{{/fiat}} A coin.',
      left: 'A card. A coin.',
    },
    { rule: 'an item goes', text: '- a\n- {{account}}b{{/account}}\n- c', left: '- a\n- c' },
    { rule: 'a step goes', text: '1. a\n2. {{account}}b{{/account}}\n3. c', left: '1. a\n3. c' },
    {
      rule: 'a row of a table goes',
      text: '| a | b |\n| {{account}}c | d{{/account}} |\n| e | f |',
      left: '| a | b |\n| e | f |',
    },
    {
      rule: 'a question goes',
      text: 'faq:\n  - { question: "{{account}}A?", answer: "B.{{/account}}" }\n  - { question: "C?", answer: "D." }',
      left: 'faq:\n  - { question: "C?", answer: "D." }',
    },
    {
      rule: 'a section goes, and the sections after it have their numbers',
      text: '## 1. A\n\na\n\n## 2. {{account}}B\n\nb\n\n| c | d{{/account}} |\n\n## 3. C\n\nc',
      left: '## 1. A\n\na\n\n\n## 2. C\n\nc',
    },
    {
      rule: 'a line that was empty before stays',
      text: 'a\n\n{{account}}b{{/account}}c\n\n-',
      left: 'a\n\nc\n\n-',
    },
    {
      rule: 'other braces are words',
      text: 'Call `/txs/{id}` and `{from}_{to}`.',
      left: 'Call `/txs/{id}` and `{from}_{to}`.',
    },
  ])('$rule', ({ text, left }) => {
    expect(without(text)).toBe(left);
  });

  it.each([
    { what: 'an unknown service', text: 'a\n{{loan}}b{{/loan}}', line: 2 },
    { what: 'no end', text: '{{account}}a', line: 1 },
    { what: 'no start', text: 'a\n\na{{/account}}', line: 3 },
    { what: 'another end', text: '{{account}}a{{/fiat}}', line: 1 },
    { what: 'a part inside', text: '{{account}}a\n{{fiat}}b{{/fiat}}{{/account}}', line: 2 },
  ])('is refused with $what, with its line', ({ text, line }) => {
    expect(() => without(text)).toThrow(SourceProblem);
    expect(() => without(text)).toThrow(`en/pages/x.md:${String(line)}:`);
  });
});
