import { writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';

import { fromRoot } from '../webpack/index.ts';
import { row, timed } from './listing-rows.ts';
import { measureBareSearch, measureSearch } from './search-keys.ts';

/**
 * `node tools/bench/listing-search.ts http://localhost:4000`: measures the search of a running site's listing, key by
 * key. Writes ratios to `docs/bench-listing-search.md`, because times differ between machines.
 */
const [origin = 'http://localhost:4000'] = process.argv.slice(2);
const KEY_MS = 16;

const search = await measureSearch(origin);
const bare = await measureBareSearch();

const report = `# The search of the listing, key by key

Written by \`node tools/bench/listing-search.ts <origin>\` on a running site of 1,500 coins. ${String(availableParallelism())} processors, load of the machine at the end ${(loadavg()[0] ?? 0).toFixed(0)}. Times are multiples of their limit. For a key press, the figure is the processor time of the page's main thread, times four for a
processor four times slower. Three spans are measured: from the letter in the field until the list is filtered and its count is in the document (by the page's clock); the whole task of the key, including the
browser's work before the letter; and to the end of the frame that shows both (processor time of a trace). Each of 18 keys is pressed five times in the same place; its figure is the median.

| figure | measured | |
|---|---|---|
${timed('from a letter to the filtered list and its count, p95', search.filteredP95Ms, KEY_MS)}
${timed('the whole task of a key until then, p50', search.foundP50Ms, KEY_MS)}
${timed('the whole task of a key until then, p95', search.foundP95Ms, KEY_MS)}
${timed('a key to its paint, p50', search.p50Ms, KEY_MS)}
${timed('a key to its paint, p95', search.p95Ms, KEY_MS)}
${row('a key with all of its rows, p50, in slices that yield to the next key', `${(search.rowsP50Ms / KEY_MS).toFixed(1)} of ${String(KEY_MS)} ms`, '–')}
${row('for comparison: the task of a letter in an empty page, p50', `${(bare.foundP50Ms / KEY_MS).toFixed(2)} of ${String(KEY_MS)} ms`, '–')}
${row('for comparison: a letter in an empty page to its paint, p50', `${(bare.p50Ms / KEY_MS).toFixed(2)} of ${String(KEY_MS)} ms`, '–')}
`;
await writeFile(fromRoot('docs/bench-listing-search.md'), report);
process.stdout.write(report);
