import { readFileSync } from 'node:fs';

/** Resident memory of a process in bytes. Null outside Linux, or if it is not running. */
export const memoryOf = (pid: number | null): number | null => {
  try {
    const status = readFileSync(`/proc/${String(pid)}/status`, 'utf8');
    const kilobytes = /^VmRSS:\s*(\d+) kB$/m.exec(status)?.[1];
    return kilobytes === undefined ? null : Number(kilobytes) * 1_024;
  } catch {
    return null;
  }
};
