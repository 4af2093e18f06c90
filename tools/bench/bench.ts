import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { resolve } from 'node:path';

import type { Browser } from 'playwright';

import { buildAll } from '../site/build-all.ts';
import { fromRoot } from '../webpack/index.ts';
import { buildAlone } from './alone-build.ts';
import { selfSigned } from './certificate.ts';
import { drawChart } from './chart.ts';
import { keyFigure, p95, targetsOf } from './figures.ts';
import type { Figures, KeyFigure } from './figures.ts';
import { measurePicker } from './measure-picker.ts';
import { bytesTargets, rowsOf, startFronts, targetsOfRound, visitAll, visitOnce } from './measured-pages.ts';
import { openBrowser } from './open-visit.ts';
import { lengthOf, toReport } from './report.ts';
import type { Run } from './report.ts';
import { buildSplit } from './split-build.ts';
import { orderPage, startOther, startSite } from './start-site.ts';
import type { Site } from './start-site.ts';
import { amountKeys, bareKeys, searchKeys } from './typed-keys.ts';

/**
 * `npm run bench`: visits /exchange, /currencies and an order with a cheap phone on slow 4G. Compares them with bare
 * HTML, the same page without scripts, the libraries alone, and a single route-split build. Writes `docs/bench.md`,
 * `docs/bench.json` and the chart of README. `--against=<folder>`: also measures the build of another checkout.
 */
const PLANNED_ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 7);
const PORT = Number(process.env['BENCH_PORT'] ?? 4380);
const LONGEST_MS = 10 * 60_000;
/** Rows of the picker, with the limit from a key press to its paint. */
const PICKER_ROWS = [
  { rows: 1_500, limitMs: 16 },
  { rows: 12_000, limitMs: 50 },
];
const OPEN_LIMIT_MS = 100;
const KEY_LIMIT_MS = 50;

const startedAt = performance.now();
const passedMs = (): number => performance.now() - startedAt;
const say = (line: string): void =>
  void process.stdout.write(`${(passedMs() / 1000).toFixed(0).padStart(4)} s  ${line}\n`);

const measureKeys = async (browser: Browser, origin: string): Promise<readonly KeyFigure[]> => {
  const keys = [
    keyFigure('a field in an empty page', await bareKeys(browser), null),
    keyFigure('amount, /exchange', await amountKeys(browser, origin), KEY_LIMIT_MS),
    keyFigure('search, /currencies', await searchKeys(browser, origin), KEY_LIMIT_MS),
  ];
  for (const { rows, limitMs } of PICKER_ROWS) {
    const { opens, keys: costs } = await measurePicker(browser, origin, rows);
    const name = `picker of ${rows.toLocaleString('en')} rows`;
    keys.push(keyFigure(`search, ${name}`, costs, limitMs));
    keys.push({ field: `${name} opens`, p95Ms: p95(opens), p95WithRestMs: null, limitMs: OPEN_LIMIT_MS });
  }
  return keys;
};

type Sites = { readonly site: Site; readonly withoutPro: Site; readonly older: Site | null };

const measureVisits = async ({ site, withoutPro, older }: Sites): Promise<Figures & { run: Run }> => {
  const certificate = selfSigned();
  const [script, split] = [await buildAlone(), await buildSplit()];
  say('built the libraries alone and the route-split build');
  const fronts = await startFronts({ site, withoutPro, older, script, split }, certificate);
  const order = { site: await orderPage(site), older: older === null ? null : await orderPage(older) };
  const targets = targetsOfRound(fronts, order);
  const browser = await openBrowser(certificate.fingerprint);
  const bytes = [];
  for (const target of bytesTargets(fronts)) bytes.push(await visitOnce(browser, target));
  say('visited the pages whose bytes alone are reported');
  const keys = await measureKeys(browser, site.origin);
  say('typed all keys');
  let roundMs = 0;
  let rounds = 0;
  while (rounds < PLANNED_ROUNDS && (rounds === 0 || passedMs() + roundMs < LONGEST_MS)) {
    const before = passedMs();
    await visitAll(browser, targets);
    roundMs = Math.max(roundMs, passedMs() - before);
    rounds += 1;
    say(`round ${String(rounds)} of ${String(PLANNED_ROUNDS)}`);
  }
  fronts.close();
  await browser.close();
  const run = { rounds, plannedRounds: PLANNED_ROUNDS, roundMs, tookMs: passedMs() };
  return {
    rows: rowsOf(targets),
    keys,
    bytes,
    run: { ...run, load: loadavg()[0] ?? 0, processors: availableParallelism() },
  };
};

const write = async ({ run, ...figures }: Figures & { run: Run }): Promise<void> => {
  await mkdir(fromRoot('docs/images'), { recursive: true });
  const report = { targets: targetsOf(figures), ...figures, run };
  await writeFile(fromRoot('docs/bench.json'), `${JSON.stringify(report, null, 2)}\n`);
  await writeFile(fromRoot('docs/bench.md'), toReport(figures, run));
  await writeFile(fromRoot('docs/images/bench.svg'), drawChart(figures));
  for (const { page, figure, measured, limit, isMet } of targetsOf(figures))
    say(`${isMet ? 'met   ' : 'MISSED'} ${page}: ${figure} ${measured.toFixed(2)} (limit ${String(limit)})`);
  say(lengthOf(run));
};

const against = process.argv.find((each) => each.startsWith('--against='))?.slice('--against='.length);
const sites: Site[] = [];
const start = async (starting: Promise<Site>): Promise<Site> => {
  const site = await starting;
  sites.push(site);
  return site;
};

await buildAll(say);
try {
  const site = await start(startSite(PORT));
  const withoutPro = await start(startSite(PORT + 1, ['mfe-pro']));
  const older = against === undefined ? null : await start(startOther(PORT + 2, resolve(against)));
  say('the sites are served');
  await write(await measureVisits({ site, withoutPro, older }));
} finally {
  await Promise.all(sites.map(({ stop }) => stop()));
}
