import { Instrumenter } from '@stryker-mutator/instrumenter';
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';

import { fromRoot } from '../webpack/index.ts';
import { IGNORERS } from './ignorers.ts';

/** One change of the code that a test should detect. Lines and columns count from 1. */
export type Mutant = {
  readonly id: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly mutator: string;
  readonly original: string;
  readonly replacement: string;
  /** Reason given by a comment or an ignorer that excludes the mutant, or null. */
  readonly ignored: string | null;
};

type Position = { readonly line: number; readonly column: number };

const SILENT = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace: () => undefined,
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
  fatal: () => undefined,
};

const between = (lines: readonly string[], start: Position, end: Position): string =>
  lines
    .slice(start.line, end.line + 1)
    .map((line, index, all) =>
      line.slice(index === 0 ? start.column : 0, index === all.length - 1 ? end.column : undefined),
    )
    .join('\n');

/**
 * Writes all mutants of the files into one JavaScript text per file, each behind a switch (`switch.ts`). Paths are
 * relative to the root.
 */
export const instrument = async (files: readonly string[]) => {
  const texts = new Map(files.map((file) => [file, readFileSync(fromRoot(file), 'utf8')]));
  const result = await new Instrumenter(SILENT).instrument(
    [...texts].map(([name, content]) => ({ name, content, mutate: true })),
    { plugins: null, excludedMutations: [], ignorers: [...IGNORERS] },
  );
  const code = result.files.map(
    ({ name, content }) => [fromRoot(name), stripTypeScriptTypes(content)] as const,
  );
  const mutants = result.mutants.map(({ id, fileName, location: { start, end }, ...mutant }): Mutant => ({
    id,
    file: fileName,
    line: start.line + 1,
    column: start.column + 1,
    mutator: mutant.mutatorName,
    original: between((texts.get(fileName) ?? '').split('\n'), start, end),
    replacement: mutant.replacement,
    ignored: mutant.status === 'Ignored' ? (mutant.statusReason ?? 'without a reason') : null,
  }));
  return { code: Object.fromEntries(code), mutants };
};
