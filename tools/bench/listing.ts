import { writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';

import { fromRoot } from '../webpack/index.ts';
import { loadUrl } from './load-url.ts';
import type { Load } from './load-url.ts';
import { measureSearch } from './search-keys.ts';

/**
 * `node tools/bench/listing.ts http://localhost:4000`: the listing of a running site under load. Ratios go to
 * `docs/bench-listing.md`; times of one machine mean nothing elsewhere.
 */
const [origin = 'http://localhost:4000'] = process.argv.slice(2);
const CONNECTIONS = 50;
const FOR_MS = 4000;
const ROUNDS = 3;
const PAGE = '/all-currencies-exchange';

const staticFileOf = async (): Promise<string> => {
  const html = await (await fetch(`${origin}${PAGE}`)).text();
  const file = /<script defer src="([^"]+)"/.exec(html)?.[1];
  if (file === undefined) throw new Error('the page names no script');
  return file;
};

const best = (loads: readonly Load[]): Load =>
  loads.reduce((one, other) => (other.throughput > one.throughput ? other : one));

const file = await staticFileOf();
const loads = { page: new Array<Load>(), file: new Array<Load>() };
for (let round = 0; round < ROUNDS; round += 1) {
  loads.page.push(await loadUrl(`${origin}${PAGE}`, { connections: CONNECTIONS, forMs: FOR_MS }));
  loads.file.push(await loadUrl(`${origin}${file}`, { connections: CONNECTIONS, forMs: FOR_MS }));
}
const page = best(loads.page);
const asset = best(loads.file);
const search = await measureSearch(origin);
const ratio = page.throughput / asset.throughput;

const line = (what: string, value: string, limit: string, isMet: boolean): string =>
  `| ${what} | ${value} | ${limit} | ${isMet ? 'met' : 'missed'} |`;
const report = `# The listing under load

Written by \`node tools/bench/listing.ts <origin>\` on a running site: ${String(CONNECTIONS)} connections, ${String(ROUNDS)} interleaved rounds of ${String(FOR_MS / 1000)} s, the best of each; the file
is the shell's main script, from memory and already compressed. ${String(availableParallelism())} processors, load of the machine at the end ${(loadavg()[0] ?? 0).toFixed(0)}: the client shares them.

| figure | measured | limit | |
|---|---|---|---|
${line(`${PAGE}, kept page / static file, answers a second`, ratio.toFixed(2), '0.5', ratio >= 0.5)}
${line(`${PAGE}, p95 at ${String(CONNECTIONS)} at once, ms`, page.p95Ms.toFixed(0), '50', page.p95Ms <= 50)}
${line(`the static file, p95 at ${String(CONNECTIONS)} at once, ms`, asset.p95Ms.toFixed(0), '–', true)}
${line('search, a key at 4x slower, p50 ms', search.p50Ms.toFixed(1), '16', search.p50Ms <= 16)}
${line('search, a key at 4x slower, p95 ms', search.p95Ms.toFixed(1), '16', search.p95Ms <= 16)}
${line('search, the last of its rows at 4x slower, p50 ms', search.rowsP50Ms.toFixed(0), '–', true)}
${line('bytes of the page / of the file on the wire', (page.bytes / asset.bytes).toFixed(2), '–', true)}
`;
await writeFile(fromRoot('docs/bench-listing.md'), report);
process.stdout.write(report);
