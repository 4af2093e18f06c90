import { spawnSync } from 'node:child_process';

import { ROOT } from '../webpack/index.ts';

const git = (...args: readonly string[]): readonly string[] | null => {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter((line) => line !== '') : null;
};

/**
 * Files that differ from the upstream branch, and untracked files, relative to the root. Without an upstream
 * branch: files that differ from the last commit.
 */
export const changedFiles = (): readonly string[] => {
  const base = git('merge-base', 'HEAD', '@{upstream}')?.[0] ?? 'HEAD';
  const changed = git('diff', '--name-only', '--diff-filter=d', base) ?? [];
  const untracked = git('ls-files', '--others', '--exclude-standard') ?? [];
  return [...new Set([...changed, ...untracked])].toSorted();
};

/** TypeScript files of the repository, relative to the root. */
export const sourceFiles = (): readonly string[] =>
  git('ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx') ?? [];
