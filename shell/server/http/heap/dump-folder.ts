import { closeSync, mkdirSync, openSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { writeHeapSnapshot } from 'node:v8';

const DUMP = /^heap-[\w-]+\.heapsnapshot(?:\.part)?$/;
/** A small number, because each dump is as large as the heap. */
const MOST_KEPT = 2;
const OWNER_ALONE = 0o600;
const FOLDER_OF_OWNER = 0o700;

export type DumpFolder = {
  /** Writes the heap of this thread, which it blocks meanwhile. Returns the file name. Throws on failure. */
  readonly dump: () => string;
  readonly lastDumpMs: () => number | null;
};

type Dumped = { readonly name: string; readonly writtenMs: number };

const dumpsIn = (folder: string): readonly Dumped[] => {
  try {
    return readdirSync(folder)
      .filter((name) => DUMP.test(name))
      .map((name) => ({ name, writtenMs: statSync(join(folder, name)).mtimeMs }))
      .toSorted((one, other) => other.writtenMs - one.writtenMs);
  } catch {
    return [];
  }
};

/** Removes old dumps before a new one is written, so that the disk never contains too many. */
const prune = (folder: string): void => {
  const [half, whole] = [
    dumpsIn(folder).filter(({ name }) => name.endsWith('.part')),
    dumpsIn(folder).filter(({ name }) => !name.endsWith('.part')),
  ];
  for (const { name } of [...half, ...whole.slice(MOST_KEPT - 1)])
    rmSync(join(folder, name), { force: true });
};

const nameAt = (nowMs: number): string =>
  `heap-${new Date(nowMs).toISOString().replaceAll(/[:.]/g, '-')}-${String(process.pid)}.heapsnapshot`;

/**
 * Heap dumps in a folder that only the server's user can read, because they contain all data of the process. Keeps
 * the newest two. Unfinished dumps have another name.
 */
export const dumpFolder = (
  folder: string,
  nowMs: () => number,
  write: (path: string) => unknown = writeHeapSnapshot,
): DumpFolder => ({
  lastDumpMs: () => dumpsIn(folder)[0]?.writtenMs ?? null,
  dump: () => {
    mkdirSync(folder, { recursive: true, mode: FOLDER_OF_OWNER });
    prune(folder);
    const name = nameAt(nowMs());
    const part = join(folder, `${name}.part`);
    closeSync(openSync(part, 'wx', OWNER_ALONE));
    write(part);
    renameSync(part, join(folder, name));
    return name;
  },
});
