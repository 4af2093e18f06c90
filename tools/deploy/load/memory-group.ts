import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const GROUPS = '/sys/fs/cgroup';

/** A control group whose processes share a memory limit, like those of a container. */
export type MemoryGroup = {
  /** Program and arguments that start a program in the group. */
  readonly command: (program: string, args: readonly string[]) => readonly string[];
  /** Maximum use so far, in bytes. Includes page cache that the kernel has not reclaimed yet. */
  readonly peakBytes: () => number;
  /** Number of processes that the kernel ended because of the memory limit. */
  readonly kills: () => number;
  /** Removes the group. Succeeds only after all processes have ended. */
  readonly remove: () => void;
};

/** File names of the kernel, in version 2 and in version 1 of control groups. */
const FILES = [
  {
    folder: GROUPS,
    sign: 'cgroup.controllers',
    limit: 'memory.max',
    peak: 'memory.peak',
    kills: 'memory.events',
  },
  {
    folder: join(GROUPS, 'memory'),
    sign: 'memory.limit_in_bytes',
    limit: 'memory.limit_in_bytes',
    peak: 'memory.max_usage_in_bytes',
    kills: 'memory.oom_control',
  },
];

/** Creates a group. Null if the machine does not allow it, because it needs root and memory control groups. */
export const createMemoryGroup = (name: string, limitBytes: number): MemoryGroup | null => {
  const files = FILES.find(({ folder, sign }) => existsSync(join(folder, sign)));
  if (files === undefined) return null;
  const group = join(files.folder, name);
  const read = (file: string): string => readFileSync(join(group, file), 'utf8');
  try {
    mkdirSync(group);
    writeFileSync(join(group, files.limit), String(limitBytes));
  } catch {
    return null;
  }
  return {
    command: (program, args) => [
      'sh',
      '-c',
      'echo $$ > "$0/cgroup.procs" && exec "$@"',
      group,
      program,
      ...args,
    ],
    peakBytes: () => Number(read(files.peak)),
    kills: () => Number(/oom_kill (\d+)/.exec(read(files.kills))?.[1] ?? 0),
    remove: () => rmdirSync(group),
  };
};
