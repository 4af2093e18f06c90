import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

import { brokenLinks } from './documents/broken-links.ts';
import { brokenCitations } from './documents/citations.ts';
import { passagesOf } from './prose/passages.ts';
import { fromRoot, ROOT } from './webpack/index.ts';

/**
 * `node tools/documents.ts`: checks that relative links and paths in Markdown files, and citations of documents in
 * comments, test titles and Markdown (`spec §4 "Rate mode"`), have an existing target.
 */
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => file !== '' && existsSync(fromRoot(file)));
const texts = new Map<string, string>();
const read = (file: string): string => {
  const text = texts.get(file) ?? readFileSync(fromRoot(file), 'utf8');
  texts.set(file, text);
  return text;
};

// content pages link to pages of the site, which the content service's own test checks
const documents = files.filter((file) => file.endsWith('.md') && !/^content\/[a-z]{2}\//.test(file));
const problems = [
  ...documents.flatMap((file) => brokenLinks(ROOT, fromRoot(file), read(file))),
  ...files
    // its test cites sections that are missing on purpose
    .filter((file) => file !== 'tools/documents/citations.test.ts')
    .flatMap((file) =>
      passagesOf(file, read(file)).flatMap(({ text, placeAt }) =>
        brokenCitations(text, read).map((problem) => `${file}:${placeAt(0)}: ${problem}`),
      ),
    ),
];
for (const problem of problems) process.stderr.write(`leads nowhere: ${problem}\n`);
process.stdout.write(
  `${String(documents.length)} documents and ${String(files.length)} files read, ${String(problems.length)} broken links and citations\n`,
);
process.exit(problems.length === 0 ? 0 : 1);
