import { join } from 'node:path';

import { killChanges } from '../testing/kill-changes.ts';
import { readWhilePublishing } from '../testing/read-while-publishing.ts';
import { faultyBucketPlace, folderPlace, writeAtOnce } from '../testing/writers-at-once.ts';

const WORKERS = join(import.meta.dirname, '../testing');

/** Size of the run. `writes` is a multiple of 5, the steps of a round. */
export type ManyWritersSize = {
  readonly processes: number;
  readonly writes: number;
  readonly kills: number;
  readonly reads: number;
};

/** Declares the tests of a ledger that several processes change and read at the same time. */
export const describeManyWriters = ({ processes, writes, kills, reads }: ManyWritersSize): void => {
  const size = `${String(processes)} processes × ${String(writes)}`;

  describe.each([
    { place: 'a folder', prepare: folderPlace },
    { place: 'a bucket that fails before and after its writes', prepare: faultyBucketPlace },
  ])(`${size} canaries, promotes and rollbacks in $place (fault matrix S06, S11)`, ({ prepare }) => {
    it('lose no revision and leave the chain intact', async () => {
      const place = await prepare();
      const written = await writeAtOnce(WORKERS, place, { processes, writes });
      const total = processes * writes;
      expect(written).toEqual({
        ends: Array.from({ length: processes }, () => ({ code: 0, errors: '' })),
        appendedByEach: Array.from({ length: processes }, () => writes),
        appended: Array.from({ length: total }, (_, index) => index + written.firstRev),
        firstRev: processes + 2,
        revisions: written.firstRev - 1 + total,
        problems: [],
        wrong: [],
        // four of the five steps of a round start, widen, stop or end a canary
        canaries: (total / 5) * 4,
      });
      await place.remove();
    }, 240_000);
  });

  describe('a process killed while it promotes and rolls back (fault matrix S05)', () => {
    it('leaves an intact chain whose head is served, and the next change succeeds', async () => {
      const { revisions, problems } = await killChanges(WORKERS, kills);
      expect(problems).toEqual([]);
      expect(revisions).toBeGreaterThan(2 + kills);
    }, 240_000);
  });

  describe('reads while another process publishes and promotes', () => {
    it('are all complete', async () => {
      const report = await readWhilePublishing(WORKERS, reads);
      expect(report.torn).toEqual([]);
      expect(report.reads).toBeGreaterThanOrEqual(reads);
      expect(report.versions).toBeGreaterThan(0);
    }, 240_000);
  });
};
