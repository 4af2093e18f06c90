import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const GROUPS = '/sys/fs/cgroup';

/** A control group whose processes share a memory limit, as those of a container do. */
export type MemoryGroup = {
  /** Program and arguments that start a program in the group. */
  readonly command: (program: string, args: readonly string[]) => readonly string[];
  /** Largest use so far, in bytes. Includes the page cache that the kernel has not taken back yet. */
  readonly peakBytes: () => number;
  /** Number of processes that the kernel ended for want of memory. */
  readonly kills: () => number;
  /** Succeeds once all processes have ended. */
  readonly remove: () => void;
};

/** Names of the kernel's files: of version 2 of control groups, or of version 1. */
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

/** Creates a group. Null if the machine does not allow it: it needs root and control groups for memory. */
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
