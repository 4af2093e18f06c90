import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

import * as E from 'fp-ts/lib/Either.js';

import { ensureNginx, findNginx } from '../../check/nginx.ts';
import { fromRoot } from '../../webpack/paths.ts';
import { renderNginx } from '../render-nginx.ts';
import { startProcess } from './own-process.ts';

export type RunningNginx = {
  /** All lines of its access log. */
  readonly log: () => Promise<readonly string[]>;
  readonly stop: () => Promise<void>;
};

/** Settings of nginx: its port, the ports of the servers behind it, and any other variable of the template. */
export type NginxPlan = {
  readonly port: number;
  readonly serverPorts: readonly number[];
  readonly variables?: Readonly<Record<string, string>>;
};

const MARK_BYTES = 24;

const nginxOrThrow = (): string => {
  const words = ensureNginx();
  const file = findNginx();
  if (file === null) throw new Error(words ?? 'no nginx');
  return file;
};

const logIn = (folder: string): string => join(folder, 'served.log');

/** Production configuration with other folders, ports and limits per address. */
const configFor = async (folder: string, plan: NginxPlan): Promise<string> => {
  const template = await readFile(fromRoot('deploy/nginx/coinlane.conf.template'), 'utf8');
  const rendered = renderNginx(template, {
    NGINX_LISTEN: `127.0.0.1:${String(plan.port)}`,
    NGINX_SERVERS: plan.serverPorts.map((port) => `127.0.0.1:${String(port)}`).join(','),
    NGINX_RUN_DIR: join(folder, 'run'),
    NGINX_CACHE_DIR: join(folder, 'cache'),
    NGINX_CACHE_SIZE: '200m',
    NGINX_ACCESS_LOG: logIn(folder),
    NGINX_WORKERS: '1',
    NGINX_USER: userInfo().username,
    NGINX_NONCE_MARK: randomBytes(MARK_BYTES).toString('hex'),
    NGINX_CONNECTIONS_PER_VISITOR: '1000',
    ...plan.variables,
  });
  if (E.isLeft(rendered)) throw new Error(rendered.left.join('\n'));
  return rendered.right;
};

const answers = async (port: number): Promise<boolean> => {
  try {
    await (await fetch(`http://127.0.0.1:${String(port)}/readyz`)).text();
    return true;
  } catch {
    return false;
  }
};

/** Runs nginx in a temporary folder, without root, until `stop`. */
export const startNginx = async (plan: NginxPlan): Promise<RunningNginx> => {
  const folder = await mkdtemp(join(tmpdir(), 'coinlane-nginx-'));
  await Promise.all([mkdir(join(folder, 'run')), mkdir(join(folder, 'cache'))]);
  const path = join(folder, 'nginx.conf');
  await writeFile(path, await configFor(folder, plan));
  const server = await startProcess({
    file: nginxOrThrow(),
    args: ['-e', 'stderr', '-p', folder, '-c', path, '-g', 'daemon off;'],
    variables: {},
    isReady: () => answers(plan.port),
  });
  return {
    log: async () => (await readFile(logIn(folder), 'utf8')).trimEnd().split('\n'),
    stop: async () => {
      await server.end('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
};
