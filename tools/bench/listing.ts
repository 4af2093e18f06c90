import { writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { setTimeout } from 'node:timers/promises';

import { LANGUAGES } from '@coinlane/shared-contracts/values';

import { fromRoot } from '../webpack/index.ts';
import { loadCrowds, loadUrl } from './load-url.ts';
import type { Asked, Load } from './load-url.ts';
import { timed, row } from './listing-rows.ts';

/**
 * `node tools/bench/listing.ts http://localhost:4000`: the listing of a running site under load. Ratios go to
 * `docs/bench-listing.md`; times of one machine mean nothing elsewhere.
 */
const [origin = 'http://localhost:4000'] = process.argv.slice(2);
const CONNECTIONS = 50;
/** Enough for every render thread to have rendered the page before. */
const WARM_CONNECTIONS = 16;
const FOR_MS = 4000;
const ROUNDS = 3;
const PAGE = '/all-currencies-exchange';
/** Longer than a page is kept, fresh and stale. */
const FORGOTTEN_MS = 33_000;
const THEMES = ['', 'theme=light', 'theme=dark'];

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
// what the page does not read of its query makes no page of its own
const unread = `${origin}${PAGE}?utm_source=bench`;
const marked = await loadUrl(unread, { connections: CONNECTIONS, forMs: FOR_MS });
// the page in every language and look, each asked for by a crowd while nobody has it: one render answers them all
const looks = LANGUAGES.flatMap((language): Asked[] => {
  const url = `${origin}${language === 'en' ? '' : `/${language}`}${PAGE}`;
  return THEMES.map((cookie) => ({ url, headers: cookie === '' ? {} : { cookie } }));
});
await loadCrowds(looks, CONNECTIONS);
await setTimeout(FORGOTTEN_MS);
const rendered = await loadCrowds(looks, CONNECTIONS);
// nothing is kept of a test's name space: each answer is rendered for the one who asked
const own = { forMs: FOR_MS, headers: { 'x-sandbox-namespace': 'bench-listing' } };
await loadUrl(`${origin}${PAGE}`, { ...own, connections: WARM_CONNECTIONS });
const alone = await loadUrl(`${origin}${PAGE}`, { ...own, connections: 1 });
const crowd = await loadUrl(`${origin}${PAGE}`, { ...own, connections: CONNECTIONS });
const ratio = page.throughput / asset.throughput;

const RENDER_MS = 50;

const isWhole = ({ bytes, leastBytes }: Load): string =>
  leastBytes > bytes / 2 ? 'every answer whole' : 'some left to the browser';
const report = `# The listing under load

Written by \`node tools/bench/listing.ts <origin>\` on a running site of 1,500 coins: ${String(CONNECTIONS)} connections, ${String(ROUNDS)} interleaved rounds of ${String(FOR_MS / 1000)} s, the best of each; the
file is the shell's main script, from memory and already compressed. ${String(availableParallelism())} processors, load of the machine at the end ${(loadavg()[0] ?? 0).toFixed(0)}: the client shares them. Times are multiples of their limit.

| figure | measured | |
|---|---|---|
${row(`${PAGE}, kept page / static file, answers a second (at least 0.5)`, ratio.toFixed(2), ratio >= 0.5 ? 'met' : 'missed')}
${timed(`${PAGE}, kept page, p95 at ${String(CONNECTIONS)} at once`, page.p95Ms, RENDER_MS)}
${timed(`${PAGE}?utm_source=bench, p95 at ${String(CONNECTIONS)} at once`, marked.p95Ms, RENDER_MS)}
${timed('the static file, p95 at the same', asset.p95Ms, RENDER_MS)}
${timed(`${PAGE} rendered by the server, p95 of ${String(CONNECTIONS)} that ask at once and share one render (${isWhole(rendered)})`, rendered.p95Ms, RENDER_MS)}
${timed(`${PAGE}, rendered for each visitor, p95 one at a time (${isWhole(alone)})`, alone.p95Ms, RENDER_MS)}
${timed(`the same, a render for each of ${String(CONNECTIONS)} at once, p95`, crowd.p95Ms, RENDER_MS)}
${row('bytes of the page / of the file on the wire', (page.bytes / asset.bytes).toFixed(2), '–')}
`;
await writeFile(fromRoot('docs/bench-listing.md'), report);
process.stdout.write(report);
