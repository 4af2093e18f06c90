import { parse } from 'acorn';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Newest syntax that Chrome 109, Firefox 115 and Safari 16.4 support. The builds do not transpile newer syntax. */
const EDITION = 2022;

const problemOf = (source: string, sourceType: 'script' | 'module'): string | null => {
  try {
    parse(source, { ecmaVersion: EDITION, sourceType });
    return null;
  } catch (thrown) {
    return thrown instanceof Error ? thrown.message : String(thrown);
  }
};

/** Scripts of a build for browsers that a supported browser cannot read, with the reason. */
export const unreadableScripts = async (folder: string): Promise<readonly string[]> => {
  const problems: string[] = [];
  for await (const file of glob('**/*.js', { cwd: folder, exclude: ['server/**'] })) {
    const source = await readFile(join(folder, file), 'utf8');
    const problem = problemOf(source, 'script');
    if (problem !== null && problemOf(source, 'module') !== null) problems.push(`${file}: ${problem}`);
  }
  return problems.sort();
};
