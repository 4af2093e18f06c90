import { brokenCitations } from './citations.ts';

const DOCUMENTS: Readonly<Record<string, string>> = {
  'docs/product.md':
    '# Product\n\n## §2 Screens\n\n**Row label.** Text.\n\n## §3 Entities\n\n### User\n\n## §10 More\n\n### The form\n',
  'docs/api.md': '# Calls\n\n## §2 Public\n\n| 2.3 | `GET /a` |\n',
  'docs/faults.md': '# Faults\n\n## F. Remotes\n\n| F25 | a chunk |\n\n## S. Servers\n\n| S01* | a crash |\n',
};
const broken = (passage: string): readonly string[] =>
  brokenCitations(passage, (file) => DOCUMENTS[file] ?? '');

describe('citations of documents', () => {
  it.each([
    { rule: 'a section', text: 'Spec §2 and spec §3.', problems: [] },
    { rule: 'a section with titles', text: '(spec §2 "row label", "Text")', problems: [] },
    { rule: 'a section of a call', text: 'api contract §2.3', problems: [] },
    { rule: 'a row of the fault matrix', text: 'fault matrix F25, fault matrix S01', problems: [] },
    { rule: 'a title of the visitor expectations', text: 'visitor expectations "The form"', problems: [] },
    { rule: 'another standard', text: 'RFC 9112 §7.1', problems: [] },
    { rule: 'a section of the same document', text: 'as in §7 and of §8', problems: [] },
    { rule: 'a missing section', text: 'spec §4', problems: ['spec §4: no such section in docs/product.md'] },
    {
      rule: 'a title of another section',
      text: 'spec §2 "User"',
      problems: ['spec §2 "User": docs/product.md has no User there'],
    },
    {
      rule: 'a missing call',
      text: 'contract §2.4',
      problems: ['contract §2.4: docs/api.md has no | 2.4 | there'],
    },
    {
      rule: 'a missing row',
      text: 'fault matrix F26',
      problems: ['matrix F26: docs/faults.md has no F26 there'],
    },
    {
      rule: 'a missing expectation',
      text: 'visitor expectations "Row label"',
      problems: ['visitor expectations "Row label": docs/product.md has no Row label there'],
    },
    {
      rule: 'a document outside of the repository',
      text: 'architecture §4 "Canary"',
      problems: ['architecture §4 "Canary": not a document of this repository'],
    },
  ])('$rule', ({ text, problems }) => {
    expect(broken(text)).toEqual(problems);
  });
});
