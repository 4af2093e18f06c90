import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import * as E from 'fp-ts/lib/Either.js';

import { folderStore, initialise, recordedShell } from '@coinlane/release-ledger';
import { freePort } from '@coinlane/shared-contracts/testing';

import { writeShellDist } from './releases/remotes/release-folder.fixture.ts';

type Ended = { readonly code: number | null; readonly out: string; readonly err: string };

/** Runs the server as a separate process. `served` is called when it is ready. */
const run = (
  environment: Record<string, string>,
  served: (stop: () => void) => void = () => undefined,
): Promise<Ended> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
      env: { PATH: process.env['PATH'] ?? '', ...environment },
    });
    let [out, err] = ['', ''];
    child.stdout.on('data', (piece: Buffer) => {
      out += piece.toString();
      if (out.includes('is served at')) served(() => child.kill('SIGTERM'));
    });
    child.stderr.on('data', (piece: Buffer) => {
      err += piece.toString();
    });
    child.on('close', (code) => resolve({ code, out, err }));
  });

/** Reports each loaded module of OpenTelemetry's SDK. */
const REPORT_SDK = `--import=data:text/javascript,${encodeURIComponent(`
import { registerHooks } from 'node:module';
import { writeSync } from 'node:fs';
registerHooks({ load(url, context, next) {
  const [, name] = /@opentelemetry\\/((?!api\\/)[^/]+)/.exec(url) ?? [];
  if (name !== undefined) writeSync(2, name + '\\n');
  return next(url, context);
} });`)}`;

describe('the server process', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'shell-main-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('reports all problems of its environment and exits with 78', async () => {
    const { code, err } = await run({ NODE_ENV: 'production', PORT: 'many', CSRF_SECRET: 'hunter2' });
    expect([code, err]).toEqual([
      78,
      [
        'The server cannot start:',
        '  PORT is wrong: expected a port from 0 to 65535, found "many"',
        '  CSRF_SECRET is wrong: expected at least 32 characters (the value is not shown)',
        '',
      ].join('\n'),
    ]);
  });

  it('reports a missing build of the shell and exits with 1', async () => {
    const { code, err } = await run({ DATA_DIR: folder, SHELL_DIST: join(folder, 'none') });
    expect([code, err]).toEqual([
      1,
      `The server cannot start: ${join(folder, 'none', 'build.json')} is missing: build the shell first\n`,
    ]);
  });

  it.each([
    { endpoint: '', loaded: [] },
    {
      endpoint: 'http://127.0.0.1:1',
      loaded: [
        ...['core', 'exporter-trace-otlp-http', 'otlp-exporter-base', 'otlp-transformer', 'resources'],
        ...['sdk-metrics', 'sdk-trace', 'semantic-conventions'],
      ],
    },
  ])('loads $loaded of OpenTelemetry with the endpoint "$endpoint"', async ({ endpoint, loaded }) => {
    const { code, err } = await run(
      {
        PORT: String(await freePort()),
        DATA_DIR: join(folder, 'data'),
        SHELL_DIST: await writeShellDist(folder),
        NODE_OPTIONS: REPORT_SDK,
        OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
        METRICS_PORT: String(await freePort()),
      },
      (stop) => stop(),
    );
    expect([code, [...new Set(err.split('\n').filter((line) => line !== ''))].toSorted()]).toEqual([
      0,
      loaded,
    ]);
  });

  it('serves, and exits cleanly on a signal', async () => {
    const dist = await writeShellDist(folder);
    const dataDir = join(folder, 'data');
    const store = folderStore(join(dataDir, 'ledger'));
    await initialise(store, 'local', { by: 'test', reason: 'test' });
    let health: unknown = null;
    const port = String(await freePort());
    const ended = await run({ PORT: port, DATA_DIR: dataDir, SHELL_DIST: dist }, (stop) => {
      void fetch(`http://127.0.0.1:${port}/readyz`)
        .then((reply) => reply.json())
        .then(async (found) => {
          health = found;
          // a busy server listens before it has recorded its shell
          while (E.isLeft(await recordedShell(store, 'local'))) await wait(20);
          stop();
        });
    });
    expect(health).toMatchObject({ status: 'ready', revision: 1, reasons: [] });
    expect(await recordedShell(store, 'local')).toMatchObject({ right: { version: '1.0.0-abc' } });
    expect(ended).toEqual({
      code: 0,
      out: `Coinlane is served at http://localhost:${port} (sandbox: no real money moves)\n`,
      err: '',
    });
  });
});
