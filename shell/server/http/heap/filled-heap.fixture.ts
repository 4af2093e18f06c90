import { watchOwnHeap } from './watch-own-heap.ts';

/** Process that fills its small heap until the watch dumps it. Its log goes to the output. */
const MARK = 'a text that only this process knows';
const STEP = 500;
const [dataDir = ''] = process.argv.slice(2);

const seen: string[] = [];
const watch = watchOwnHeap({ dataDir, heapDumpPercent: 80 }, (facts, message) => {
  seen.push(message);
  process.stdout.write(`${JSON.stringify({ ...facts, message })}\n`);
});
const filling: string[][] = [];
while (seen.length === 0) {
  filling.push(
    Array.from({ length: STEP }, (_, index) => `${MARK} ${String(filling.length)} ${String(index)}`),
  );
  watch.look();
}
