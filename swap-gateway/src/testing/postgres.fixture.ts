import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import pg from 'pg';

import { freePort } from '@coinlane/shared-contracts/testing';

const VERSIONS = '/usr/lib/postgresql';

/** Folder of the programs. Throws if PostgreSQL is missing: these tests protect orders, so none of them is skipped. */
const programs = (): string => {
  const own = process.env['POSTGRES_BIN'];
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS) : [];
  const folders = own === undefined ? versions.map((version) => join(VERSIONS, version, 'bin')) : [own];
  const found = folders.find((folder) => existsSync(join(folder, 'initdb')));
  if (found !== undefined) return found;
  throw new Error(
    `PostgreSQL is missing, and the checks could not install it. Install your system's postgresql package, or set POSTGRES_BIN to the folder of its programs (looked in ${own ?? VERSIONS}).`,
  );
};

const idOf = (kind: '-u' | '-g'): number =>
  Number(spawnSync('id', [kind, 'postgres'], { encoding: 'utf8' }).stdout);

/** PostgreSQL refuses to run as root: then it runs as the user of its package. */
const owner = () => (process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {});

const initialise = (folder: string): void => {
  const { status, stderr } = spawnSync(
    join(programs(), 'initdb'),
    ['-D', join(folder, 'data'), '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...owner(), cwd: folder, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`initdb failed: ${stderr}`);
};

const accepts = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
};

const untilReady = async (url: string): Promise<void> => {
  const until = Date.now() + 100_000;
  while (!(await accepts(url))) {
    if (Date.now() > until) throw new Error('PostgreSQL did not start within 100 s');
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
};

/** A private PostgreSQL server in a temporary folder, on a free port. */
export type TestPostgres = {
  readonly url: string;
  /** Creates an empty database. Resolves with its URL. */
  readonly createDatabase: () => Promise<string>;
  readonly query: (url: string, sql: string) => Promise<readonly Readonly<Record<string, unknown>>[]>;
  /** Ends the server as a crash does. */
  readonly crash: () => Promise<void>;
  readonly start: () => Promise<void>;
  /** Stops the server and removes its data. */
  readonly remove: () => Promise<void>;
};

const query: TestPostgres['query'] = async (url, sql) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
};

/** Starts a server. Without `fsync`: the tests end processes, never the machine. */
export const startPostgres = async (): Promise<TestPostgres> => {
  const folder = mkdtempSync(join(tmpdir(), 'coinlane-postgres-'));
  const { uid, gid } = owner();
  if (uid !== undefined) chownSync(folder, uid, gid);
  initialise(folder);
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${String(port)}/postgres`;
  const running: ChildProcess[] = [];
  let count = 0;

  const end = async (signal: 'SIGQUIT' | 'SIGINT'): Promise<void> => {
    const server = running.pop();
    if (server === undefined) return;
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  };
  const killAtExit = (): void => {
    for (const server of running) server.kill('SIGQUIT');
  };
  process.once('exit', killAtExit);

  const start = async (): Promise<void> => {
    const settings = ['fsync=off', 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`];
    running.push(
      spawn(
        join(programs(), 'postgres'),
        ['-D', join(folder, 'data'), '-p', String(port), ...settings.flatMap((each) => ['-c', each])],
        { ...owner(), cwd: folder, stdio: 'ignore' },
      ),
    );
    await untilReady(url);
  };
  await start();
  return {
    url,
    createDatabase: async () => {
      const name = `test_${String((count += 1))}`;
      await query(url, `CREATE DATABASE ${name}`);
      return url.replace(/postgres$/, name);
    },
    query,
    crash: () => end('SIGQUIT'),
    start,
    remove: async () => {
      await end('SIGINT');
      process.off('exit', killAtExit);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
