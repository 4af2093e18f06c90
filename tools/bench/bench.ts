import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import type { Http2SecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { buildAll } from '../site/build-all.ts';
import { ledgerPlace } from '../site/ledger-place.ts';
import { publishAll } from '../site/publish-all.ts';
import { fromRoot } from '../webpack/index.ts';
import { selfSigned } from './certificate.ts';
import { startFront } from './front.ts';
import type { Variant } from './front.ts';
import { visit } from './measure-page.ts';
import type { Visit } from './measure-page.ts';
import { benchPicker } from './measure-picker.ts';
import { medians } from './medians.ts';
import { toReport } from './report.ts';
import type { Measured } from './report.ts';
import { buildSplit } from './split-build.ts';
import { composed, splitBuild, staticPage, withoutPro } from './variants.ts';

/**
 * `npm run bench`: visits /exchange and /currencies with a cheap phone on slow 4G, interleaved: composed, as static
 * HTML, as one route-split build, and composed without the pro area. Writes the medians to `docs/bench.json` and
 * `docs/bench.md`, and the times of the picker next to them.
 */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 7);
const PORT = Number(process.env['BENCH_PORT'] ?? 4380);

const PAGES = [
  { path: '/exchange', remote: 'mfe-exchange', readySelector: 'main input[inputmode="decimal"]' },
  { path: '/currencies', remote: 'mfe-listing', readySelector: 'main input[type="search"], main input' },
] as const;

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

type Site = { readonly port: number; readonly stop: () => Promise<void> };

/** Serves the current builds, all or without some remotes, from a temporary ledger and database. */
const startSite = async (
  port: number,
  without: NonNullable<Parameters<typeof publishAll>[1]>['without'] = [],
): Promise<Site> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-data-'));
  const place = { ...process.env, PORT: String(port), DATA_DIR: dataDir };
  await publishAll(ledgerPlace(place), { without });
  const child = spawn(process.execPath, [fromRoot('shell/server/main.ts')], {
    cwd: fromRoot(),
    env: place,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) =>
    child.on('exit', () => {
      resolve();
    }),
  );
  const isReady = (): Promise<boolean> =>
    fetch(`http://localhost:${String(port)}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (let tries = 0; tries < 240 && !(await isReady()); tries += 1) await wait(500);
  return {
    port,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

const portOf = (front: Http2SecureServer): number => {
  const address = front.address();
  return typeof address === 'object' && address !== null ? (address satisfies AddressInfo).port : 0;
};

type Target = {
  readonly variant: Variant;
  readonly url: string;
  readonly readySelector: string;
  readonly isRepeat: boolean;
  readonly fingerprint: string;
  readonly visits: Visit[];
};

/** A page to measure, and its site. */
type Source = { readonly variant: Variant; readonly site: Site };

const targetsOf = async (
  page: (typeof PAGES)[number],
  sources: readonly Source[],
): Promise<{ targets: Target[]; close: () => void }> => {
  const certificate = selfSigned();
  const fronts = await Promise.all(
    sources.map(({ variant, site }) =>
      startFront(variant, new URL(`http://127.0.0.1:${String(site.port)}`), certificate),
    ),
  );
  const targets = sources.flatMap(({ variant }, index) => {
    const front = fronts[index];
    const url = `https://localhost:${String(front === undefined ? 0 : portOf(front))}${page.path}`;
    return [false, true].map((isRepeat) => ({
      variant,
      url,
      readySelector: page.readySelector,
      isRepeat,
      fingerprint: certificate.fingerprint,
      visits: [],
    }));
  });
  return {
    targets,
    close: () => {
      for (const front of fronts) front.close();
    },
  };
};

const measurePage = async (page: (typeof PAGES)[number], sources: readonly Source[]): Promise<Measured[]> => {
  const { targets, close } = await targetsOf(page, sources);
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const target of targets) target.visits.push(await visit(target));
    say(`${page.path}: round ${String(round)} of ${String(ROUNDS)}`);
  }
  close();
  return targets.map(({ variant, isRepeat, visits }) => ({
    page: page.path,
    variant: variant.name,
    isRepeat,
    medians: medians(visits),
  }));
};

await buildAll(say);
say('building the route-split reference …');
const split = await buildSplit();
const site = await startSite(PORT);
const siteWithoutPro = await startSite(PORT + 1, ['mfe-pro']);
try {
  // the second start finds every file with its best compression
  await wait(20_000);
  const measured: Measured[] = [];
  for (const page of PAGES) {
    const variants = [composed, staticPage, await splitBuild(split, page.remote)];
    measured.push(
      ...(await measurePage(page, [
        ...variants.map((variant) => ({ variant, site })),
        { variant: withoutPro, site: siteWithoutPro },
      ])),
    );
  }
  const report = toReport(measured, ROUNDS);
  await mkdir(fromRoot('docs'), { recursive: true });
  await writeFile(fromRoot('docs/bench.json'), `${JSON.stringify(report.figures, null, 2)}\n`);
  await writeFile(fromRoot('docs/bench.md'), report.markdown);
  say(report.markdown);
  say(await benchPicker(`http://localhost:${String(PORT)}`));
} finally {
  await Promise.all([site.stop(), siteWithoutPro.stop()]);
}
