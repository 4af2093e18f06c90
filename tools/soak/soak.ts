import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { fromRoot } from '../webpack/paths.ts';
import { flatness } from './flatness.ts';
import { loadSite } from './load-site.ts';
import { heapOf, measurable, measureHeap } from './measure-heap.ts';

const MINUTE_MS = 60_000;
const LANES = 4;
const START_MS = 60_000;
const SHOWN = 20;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    'per-second': { type: 'string', default: '20' },
    port: { type: 'string', default: '4380' },
  },
});
const minutes = Number(values.minutes);
const perSecond = Number(values['per-second']);
const origin = `http://localhost:${values.port}`;

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const untilReady = async (): Promise<void> => {
  const endsAt = Date.now() + START_MS;
  while (Date.now() < endsAt) {
    const isReady = await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await wait(200);
  }
  throw new Error(`no server at ${origin}`);
};

const dataDir = await mkdtemp(join(tmpdir(), 'soak-'));
const { nodeOptions, variables } = measurable(dataDir);
const server = spawn(process.execPath, [...nodeOptions, fromRoot('tools/serve.ts')], {
  cwd: fromRoot(),
  env: { ...process.env, PORT: values.port, DATA_DIR: dataDir, LOG_LEVEL: 'error', ...variables },
  stdio: ['ignore', 'ignore', 'inherit'],
});

const samples: number[] = [];
try {
  await untilReady();
  const startedAt = Date.now();
  const endsAt = startedAt + minutes * MINUTE_MS;
  const load = loadSite({
    origin,
    lanes: LANES,
    goesOn: () => Date.now() < endsAt,
    // constant rate, independent of the response time
    beforeEach: () => wait((LANES / perSecond) * 1000),
  });
  while (Date.now() < endsAt) {
    await wait(Math.min(MINUTE_MS, endsAt - Date.now()));
    const report = await measureHeap(server.pid ?? 0, dataDir);
    samples.push(heapOf(report));
    const minute = Math.round((Date.now() - startedAt) / MINUTE_MS);
    const threads = report.threadHeaps.map((used) => (used / 1e6).toFixed(1)).join(' + ');
    say(
      `minute ${String(minute)}: heap ${(report.heapUsed / 1e6).toFixed(1)} MB, threads ${threads} MB, resident ${(report.rss / 1e6).toFixed(0)} MB`,
    );
  }
  const { answered, broken } = await load;
  const verdict = flatness(samples);
  say(`${String(answered)} requests, ${String(broken.length)} with a 5xx; ${verdict.words}`);
  for (const line of broken.slice(0, SHOWN)) say(line);
  process.exitCode = verdict.isFlat && broken.length === 0 ? 0 : 1;
} finally {
  server.kill('SIGTERM');
  await new Promise((resolve) => server.once('exit', resolve));
  await rm(dataDir, { recursive: true, force: true });
}
