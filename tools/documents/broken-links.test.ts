import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { brokenLinks } from './broken-links.ts';

describe('the links of our documents', () => {
  const root = mkdtempSync(join(tmpdir(), 'documents-'));
  writeFileSync(join(root, 'there.md'), '');
  const broken = (text: string) => brokenLinks(root, join(root, 'README.md'), text);

  it.each([
    { rule: 'a link that resolves', text: '[x](there.md)', found: [] },
    { rule: 'a link with an anchor', text: '[x](there.md#part)', found: [] },
    { rule: 'a broken link', text: '[x](gone.md)', found: ['README.md: gone.md'] },
    {
      rule: 'a link to another site is not checked',
      text: '[x](https://coinlane.example/gone.md)',
      found: [],
    },
    {
      rule: 'a broken path in prose',
      text: 'see `docs/gone.md`',
      found: ['README.md: docs/gone.md'],
    },
    { rule: 'code blocks are ignored', text: '```\n`docs/gone.md`\n```', found: [] },
    { rule: 'a placeholder is not a path', text: '`mfe-<name>/src/x.ts`', found: [] },
  ])('$rule', ({ text, found }) => {
    expect(broken(text)).toEqual(found);
  });
});
