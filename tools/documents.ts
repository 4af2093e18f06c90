import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

import { brokenLinks } from './documents/broken-links.ts';
import { fromRoot, ROOT } from './webpack/index.ts';

/** `node tools/documents.ts`: every relative link and path in our Markdown files leads somewhere. */
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.md'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  // texts of the site link to its pages; the content service's own test follows those
  .filter((file) => file !== '' && !/^sandbox-api\/content\/[a-z]{2}\//.test(file));
const problems = files.flatMap((file) =>
  brokenLinks(ROOT, fromRoot(file), readFileSync(fromRoot(file), 'utf8')),
);
for (const problem of problems) process.stderr.write(`leads nowhere: ${problem}\n`);
process.stdout.write(`${String(files.length)} documents read, ${String(problems.length)} broken links\n`);
process.exit(problems.length === 0 ? 0 : 1);
