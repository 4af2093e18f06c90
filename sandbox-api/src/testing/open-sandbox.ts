import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';

import { createSandbox } from '../create-sandbox.ts';
import type { SandboxOptions } from '../sandbox-options.ts';
import { BODY_LIMIT_BYTES } from '../settings.ts';

/** Reply as read by a test. */
type Reply<A> = {
  readonly status: number;
  readonly body: A;
  readonly text: string;
  readonly headers: Readonly<Record<string, unknown>>;
};

type Call = {
  readonly body?: unknown;
  readonly namespace?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Sandbox with its own folder, at a time that the test sets. */
export type OpenSandbox = {
  readonly app: FastifyInstance;
  /** Every call, such as `GET /v1/currencies/:ticker`. */
  readonly calls: readonly string[];
  readonly get: <A>(path: string, call?: Call) => Promise<Reply<A>>;
  readonly post: <A>(path: string, body?: unknown, call?: Call) => Promise<Reply<A>>;
  readonly put: <A>(path: string, body?: unknown, call?: Call) => Promise<Reply<A>>;
  readonly remove: <A>(path: string, call?: Call) => Promise<Reply<A>>;
  /** Advances the time. */
  readonly pass: (ms: number) => void;
  /** Closes the server and opens it again with the same folder. */
  readonly restart: () => Promise<OpenSandbox>;
  readonly close: () => Promise<void>;
};

/** Start time of every test. */
const TEST_NOW = Date.parse('2026-11-20T12:00:00.000Z');

const MOUNT = '/sandbox';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
};

type Changes = Partial<Omit<SandboxOptions, 'dataDir' | 'now'>>;

const openOver = async (dataDir: string, time: { now: number }, changes: Changes): Promise<OpenSandbox> => {
  const sandbox = await createSandbox({ dataDir, now: () => time.now, ...changes });
  const app = Fastify({ bodyLimit: BODY_LIMIT_BYTES });
  const calls: string[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) calls.push(`${each} ${url.slice(MOUNT.length)}`);
  });
  await app.register(sandbox.plugin, { prefix: MOUNT });
  await app.ready();

  const ask = async <A>(
    method: Method,
    path: string,
    { body, namespace, headers }: Call = {},
  ): Promise<Reply<A>> => {
    const reply = await app.inject({
      method,
      url: `${MOUNT}${path}`,
      headers: { ...(namespace === undefined ? {} : { 'x-sandbox-namespace': namespace }), ...headers },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    return {
      status: reply.statusCode,
      body: parsed(reply.body) as A,
      text: reply.body,
      headers: reply.headers,
    };
  };

  const shut = async (): Promise<void> => {
    await app.close();
    await sandbox.close();
  };

  return {
    app,
    calls,
    get: (path, call) => ask('GET', path, call),
    post: (path, body = {}, call) => ask('POST', path, { ...call, body }),
    put: (path, body = {}, call) => ask('PUT', path, { ...call, body }),
    remove: (path, call) => ask('DELETE', path, call),
    pass: (ms) => {
      time.now += ms;
    },
    restart: async () => {
      await shut();
      return openOver(dataDir, time, changes);
    },
    close: async () => {
      await shut();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

/** Opens a sandbox with a new folder. */
export const openSandbox = (changes: Changes = {}): Promise<OpenSandbox> =>
  openOver(mkdtempSync(join(tmpdir(), 'coinlane-sandbox-')), { now: TEST_NOW }, changes);

/** Opens a sandbox before the tests of a file, and closes it after them. `restart` reopens it in place. */
export const sandboxOfFile = (changes: Changes = {}): OpenSandbox => {
  let open: OpenSandbox;
  beforeAll(async () => {
    open = await openSandbox(changes);
  });
  afterAll(() => open.close());
  const sandbox: OpenSandbox = {
    get app() {
      return open.app;
    },
    get calls() {
      return open.calls;
    },
    get: (path, call) => open.get(path, call),
    post: (path, body, call) => open.post(path, body, call),
    put: (path, body, call) => open.put(path, body, call),
    remove: (path, call) => open.remove(path, call),
    pass: (ms) => open.pass(ms),
    restart: async () => {
      open = await open.restart();
      return sandbox;
    },
    close: () => open.close(),
  };
  return sandbox;
};
