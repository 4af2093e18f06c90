import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { findPhrases } from './find-phrases.ts';
import { passageOfLines } from './passage.ts';
import { parseRules } from './rules.ts';

/** Rule of commitlint that rejects banned phrases in the subject of a commit. */
export const subjectRule = ({ subject }: { readonly subject: string | null }): readonly [boolean, string] => {
  const list = readFileSync(join(import.meta.dirname, 'banned-phrases.txt'), 'utf8');
  const hits = findPhrases([passageOfLines('title', [subject ?? ''], 1)], parseRules(list));
  return [
    hits.length === 0,
    `the subject has banned phrases: ${hits.map(({ phrase }) => phrase).join(', ')}`,
  ];
};
