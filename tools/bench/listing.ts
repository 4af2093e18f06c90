import { writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { setTimeout } from 'node:timers/promises';

import { LANGUAGES } from '@coinlane/shared-contracts/values';

import { fromRoot } from '../webpack/index.ts';
import { loadCrowds, loadEach, loadUrl } from './load-url.ts';
import type { Asked, Load } from './load-url.ts';
import { listCalls } from './list-calls.ts';

/**
 * `node tools/bench/listing.ts http://localhost:4000`: measures the listing of a running site under load. Writes
 * ratios to `docs/bench-listing.md`, because times differ between machines.
 */
const [origin = 'http://localhost:4000'] = process.argv.slice(2);
const CONNECTIONS = 50;
/** Enough for each render thread to render the page once. */
const WARM_CONNECTIONS = 16;
const FOR_MS = 4000;
const ROUNDS = 3;
const PAGE = '/all-currencies-exchange';
/** Longer than a page is cached, both fresh and stale. */
const FORGOTTEN_MS = 33_000;
const THEMES = ['', 'theme=light', 'theme=dark'];

const staticFileOf = async (): Promise<string> => {
  const html = await (await fetch(`${origin}${PAGE}`)).text();
  const file = /<script src="([^"]+)"/.exec(html)?.[1];
  if (file === undefined) throw new Error('the page has no script');
  return file;
};

/** Headers with the namespace of a test. Nothing is cached for it, so every request is rendered. */
const inNameSpace = (name: string) => ({ 'x-sandbox-namespace': name });
const OWN = inNameSpace('bench-listing');

/** The round with the median p95. */
const middle = (loads: readonly Load[]): Load => {
  const [load] = loads.toSorted((one, other) => one.p95Ms - other.p95Ms).slice(loads.length >> 1);
  if (load === undefined) throw new Error('no rounds');
  return load;
};

const atOnce = (url: string, headers: Readonly<Record<string, string>> = {}): Promise<Load> =>
  loadUrl(`${origin}${url}`, { connections: CONNECTIONS, forMs: FOR_MS, headers });

const file = await staticFileOf();
const loads = { page: new Array<Load>(), file: new Array<Load>(), made: new Array<Load>() };
await loadUrl(`${origin}${PAGE}`, { connections: WARM_CONNECTIONS, forMs: FOR_MS, headers: OWN });
const before = await listCalls(origin, OWN);
for (let round = 0; round < ROUNDS; round += 1) {
  loads.page.push(await atOnce(PAGE));
  loads.file.push(await atOnce(file));
  loads.made.push(await atOnce(PAGE, OWN));
}
const answers = loads.made.reduce((sum, { count }) => sum + count, 0);
const answersPerRender = answers / ((await listCalls(origin, OWN)) - before);
const [page, asset, made] = [middle(loads.page), middle(loads.file), middle(loads.made)];
const alone = await loadUrl(`${origin}${PAGE}`, { connections: 1, forMs: FOR_MS, headers: OWN });
// query parameters that the page does not read do not create another page
const marked = await atOnce(`${PAGE}?utm_source=bench`);
// none of them can share a render
const others = Array.from({ length: CONNECTIONS }, (_, index) => ({
  url: `${origin}${PAGE}`,
  headers: inNameSpace(`bench-listing-${String(index)}`),
}));
await loadEach(others, FOR_MS);
const apart = await loadEach(others, FOR_MS);
// the page in every language and theme, each requested by many visitors before it is cached
const looks = LANGUAGES.flatMap((language): Asked[] => {
  const url = `${origin}${language === 'en' ? '' : `/${language}`}${PAGE}`;
  return THEMES.map((cookie) => ({ url, headers: cookie === '' ? {} : { cookie } }));
});
await loadCrowds(looks, CONNECTIONS);
await setTimeout(FORGOTTEN_MS);
const forgotten = await loadCrowds(looks, CONNECTIONS);
const ratio = page.throughput / asset.throughput;

const RENDER_MS = 50;

/** Row of a table of figures. */
const row = (what: string, value: string, verdict: string): string => `| ${what} | ${value} | ${verdict} |`;

/** Time as a multiple of its limit, which is comparable between machines. */
const timed = (what: string, ms: number): string =>
  row(what, `${(ms / RENDER_MS).toFixed(2)} of ${String(RENDER_MS)} ms`, ms <= RENDER_MS ? 'met' : 'missed');

const isWhole = ({ bytes, leastBytes }: Load): string =>
  leastBytes > bytes / 2 ? 'every response complete' : 'some left to the browser';
const report = `# The listing under load

Written by \`node tools/bench/listing.ts <origin>\` on a running site of 1,500 coins: ${String(CONNECTIONS)} connections, rounds of ${String(FOR_MS / 1000)} s, ${String(ROUNDS)} interleaved ones each of the cached page, the file and the newly rendered page; figures are of the median round. The file is the shell's main script, from memory and already
compressed. ${String(availableParallelism())} processors, load of the machine at the end ${(loadavg()[0] ?? 0).toFixed(0)}; the client uses the same ones. Times are multiples of their limit.

| figure | measured | |
|---|---|---|
${row(`${PAGE}, cached page / static file, responses per second (at least 0.5)`, ratio.toFixed(2), ratio >= 0.5 ? 'met' : 'missed')}
${timed(`${PAGE}, rendered by the server after the request, p95 of ${String(CONNECTIONS)} concurrent requests (${isWhole(made)})`, made.p95Ms)}
${row('responses per render in it', answersPerRender.toFixed(0), '–')}
${timed('the same, p95 of single requests', alone.p95Ms)}
${row(`the same for ${String(CONNECTIONS)} namespaces at once, which cannot share a render, p95 (${isWhole(apart)})`, `${(apart.p95Ms / RENDER_MS).toFixed(2)} of ${String(RENDER_MS)} ms`, '–')}
${timed(`the page in ${String(looks.length)} languages and themes, ${String(CONNECTIONS)} concurrent requests while it is not cached, p95 (${isWhole(forgotten)})`, forgotten.p95Ms)}
${timed(`${PAGE}, cached page, p95 of ${String(CONNECTIONS)} concurrent requests`, page.p95Ms)}
${timed(`${PAGE}?utm_source=bench, p95 of ${String(CONNECTIONS)} concurrent requests`, marked.p95Ms)}
${timed('the static file, p95 of the same', asset.p95Ms)}
${row('bytes of the page / of the file on the wire', (page.bytes / asset.bytes).toFixed(2), '–')}
`;
await writeFile(fromRoot('docs/bench-listing.md'), report);
process.stdout.write(report);
