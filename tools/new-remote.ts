import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { makeInside } from './new-remote/make-inside.ts';
import { makeOutside } from './new-remote/make-outside.ts';
import { remoteWords } from './new-remote/remote-words.ts';

/**
 * `npm run new:remote -- mfe-x [--outside <folder>]`: creates a remote with a first page, here or in its own
 * repository.
 */
const USAGE = 'usage: npm run new:remote -- <name such as mfe-rewards> [--outside <folder>]\n';

const read = () => {
  try {
    return parseArgs({ allowPositionals: true, options: { outside: { type: 'string' } } });
  } catch {
    return null;
  }
};

const line = read();
const [name, ...rest] = line?.positionals ?? [];
const words = name === undefined || rest.length > 0 ? null : remoteWords(name);
if (line === null || words === null) {
  process.stderr.write(USAGE);
  process.exit(2);
}

try {
  const { outside } = line.values;
  // npm starts scripts in the repository, but the folder is relative to where npm was started
  const folder = outside === undefined ? null : resolve(process.env['INIT_CWD'] ?? process.cwd(), outside);
  const written = await (folder === null ? makeInside(words) : makeOutside(folder, words));
  for (const path of written) process.stdout.write(`wrote ${folder === null ? path : join(folder, path)}\n`);
  process.stdout.write(
    folder === null
      ? `next: npm run unit -- ${words.name}, then npm run release -w ${words.name}; its page is ${words.path}\n`
      : `next: cd ${folder}, npm install, npm test; its page will be ${words.path}\n`,
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
