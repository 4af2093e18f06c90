import type { Session } from './session';

/** Browser on a computer. */
export const aSession = (changes: Partial<Session> = {}): Session => ({
  id: 's_1',
  device:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Safari/537.36',
  createdAtMs: Date.parse('2026-11-20T10:00:00.000Z'),
  lastSeenAtMs: Date.parse('2026-11-21T10:00:00.000Z'),
  isCurrent: false,
  ...changes,
});
