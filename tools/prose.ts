import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

import { findPhrases } from './prose/find-phrases.ts';
import { passagesOf } from './prose/passages.ts';
import { parseRules } from './prose/rules.ts';
import { fromRoot, ROOT } from './webpack/index.ts';

/**
 * `npm run prose [-- --summary] [-- --staged | <path> …]`: lists phrases of `prose/banned-phrases.txt` in
 * comments, documents, test titles and English texts. Without a path: in the whole repository. `--staged`: in
 * files that the next commit changes. `--summary`: number of hits per package.
 */
const paths = process.argv.slice(2).filter((each) => !each.startsWith('--'));
const rules = parseRules(readFileSync(fromRoot('tools/prose/banned-phrases.txt'), 'utf8'));
const listing = process.argv.includes('--staged')
  ? ['diff', '--cached', '--name-only', '--diff-filter=d', '-z', '--', ...paths]
  : ['ls-files', '-co', '--exclude-standard', '-z', '--', ...paths];
const files = execFileSync('git', listing, { cwd: ROOT, encoding: 'utf8' })
  .split('\0')
  // a deleted file is listed until the deletion is staged
  .filter((file) => file !== '' && existsSync(fromRoot(file)));

const hits = files.flatMap((file) =>
  findPhrases(passagesOf(file, readFileSync(fromRoot(file), 'utf8')), rules).map((hit) => ({ ...hit, file })),
);

const packageOf = (file: string): string => (file.includes('/') ? (file.split('/')[0] ?? '') : '(root)');
const names = hits.map(({ file }) => packageOf(file));
const counts = Object.fromEntries(
  [...new Set(names)].map((name) => [name, names.filter((each) => each === name).length] as const),
);

if (process.argv.includes('--summary'))
  for (const [name, count] of Object.entries(counts))
    process.stdout.write(`${String(count).padStart(6)} ${name}\n`);
else
  for (const { file, place, phrase, excerpt } of hits)
    process.stdout.write(`${file}:${place}: “${phrase}” in “${excerpt}”\n`);

process.stdout.write(`${String(files.length)} files read, ${String(hits.length)} banned phrases\n`);
process.exit(hits.length === 0 ? 0 : 1);
