import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks per second in /proc, the same on every Linux. */
const TICKS = 100;

type Process = { readonly parent: string; readonly ms: number; readonly command: string };

/** Reads a process of /proc. Null if it has ended. */
const readProcess = (pid: string): Process | null => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // the name in parentheses can contain spaces
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [, parent = ''] = fields;
    const ticks = Number(fields[11]) + Number(fields[12]);
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return { parent, ms: (ticks * 1000) / TICKS, command };
  } catch {
    return null;
  }
};

/** Processor time (user and system) in milliseconds of all descendant processes whose command line matches. */
export const processorMs = (pattern: RegExp): number => {
  const all = new Map<string, Process>();
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const found = readProcess(pid);
    if (found !== null) all.set(pid, found);
  }
  const isOwn = (pid: string): boolean => {
    const found = all.get(pid);
    return found !== undefined && (found.parent === String(process.pid) || isOwn(found.parent));
  };
  return [...all]
    .filter(([pid, { command }]) => pattern.test(command) && isOwn(pid))
    .reduce((sum, [, { ms }]) => sum + ms, 0);
};
