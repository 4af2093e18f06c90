import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { aRelease } from '../../releases/remotes/release-folder.fixture.ts';
import { aSite } from '../../shell-server.fixture.ts';
import type { TestSite } from '../../shell-server.fixture.ts';
import { chooseConfinement, confinedCommand } from './confinement.ts';

/** Tries all attacks in turn. A successful one is reported; one that throws was refused. */
const HOSTILE = `
const isForeign = (value) => (typeof value === 'object' || typeof value === 'function') && value !== null && !(value instanceof Object) && Object.getPrototypeOf(value) !== null;
const { apply } = Reflect;
const got = [];
const keep = (...values) => { for (const value of values) if (isForeign(value)) got[got.length] = value; };
const codeOf = (value) => value.constructor.constructor('return typeof process === "undefined" ? "" : process.pid')();
const load = (name) => require(name) && 'loaded';
const inHost = async () => { try { await import('node:fs'); } catch (error) { return error; } };
const recurse = (depth, then) => { try { return recurse(depth + 1, then); } catch { return then(); } };
const attempts = (request, target) => ({
  ...Object.fromEntries(['fs', 'node:fs', 'net', 'http', 'child_process', 'worker_threads', 'module', 'process', 'vm', 'inspector', 'os', 'dgram', '/etc/passwd', '../../../package.json', '__proto__'].map((name) => ['require ' + name, () => load(name)])),
  environ: () => require('fs').readFileSync('/proc/self/environ', 'utf8'),
  env: () => Object.keys(process.env).filter((name) => name !== 'NODE_ENV').join(),
  binding: () => process.binding('fs'),
  builtin: () => process.getBuiltinModule('fs'),
  exit: () => process.exit(1) ?? 'ended',
  main: () => require.main ?? require.cache ?? module.parent ?? module.paths,
  load: () => module.constructor._load('fs'),
  import: () => import('node:fs'),
  'import url': () => import('data:text/javascript,export default process.pid'),
  eval: () => (0, eval)('1'),
  function: () => new Function('return 1')(),
  async: () => (async () => {}).constructor('return 1')(),
  wasm: () => new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])) && 'compiled',
  ...Object.fromEntries(Object.entries({ request, http: request.http, messages: request.messages, setTimeout, URL, console, require, module, exports, process, global: globalThis, react: require('react') }).map(([name, value]) => ['code by ' + name, () => codeOf(value)])),
  'code by the error of import': async () => codeOf(await inHost()),
  'stack of the host': () => {
    const before = Error.prepareStackTrace;
    Error.prepareStackTrace = (_, sites) => { for (const site of sites) keep(site.getThis(), site.getFunction()); return ''; };
    void new Error('x').stack;
    Error.prepareStackTrace = before;
  },
  'overflow in the host': () => recurse(0, () => { try { new URL('http://x/'); } catch (error) { keep(error); } }),
  'patched built-ins': async () => {
    const undo = [];
    const patch = (object, name) => {
      const before = object[name];
      undo.push(() => { object[name] = before; });
      object[name] = function (...values) { keep(this, ...values); return apply(before, this, values); };
    };
    for (const name of ['get', 'set', 'delete', 'has', 'values']) patch(Map.prototype, name);
    for (const name of ['map', 'find', 'filter', 'forEach']) patch(Array.prototype, name);
    for (const name of ['call', 'bind']) patch(Function.prototype, name);
    for (const [object, name] of [[JSON, 'parse'], [JSON, 'stringify'], [Promise.prototype, 'then'], [Object, 'assign'], [Object, 'entries']]) patch(object, name);
    try {
      await request.http({ service: 'content', method: 'GET', path: '/x' })();
      new URL('http://x/?a=1').searchParams.set('a', '2');
      await new Promise((resolve) => { setTimeout(resolve, 1); });
    } finally { for (const each of undo) each(); }
  },
  'reachable objects': () => {
    const seen = new Set();
    const visit = (value, path) => {
      if ((typeof value !== 'object' && typeof value !== 'function') || value === null || seen.has(value)) return;
      seen.add(value);
      if (isForeign(value)) got[got.length] = path;
      for (const key of Reflect.ownKeys(value)) {
        const { value: member, get, set } = Object.getOwnPropertyDescriptor(value, key);
        for (const each of [member, get, set]) visit(each, path + '.' + String(key));
      }
      visit(Object.getPrototypeOf(value), path + '.prototype');
    };
    for (const [name, value] of Object.entries({ request, globalThis, require, module, exports, react: require('react'), dom: require('react-dom/server'), effector: require('effector'), call: request.http({}), reply: request.http({ service: 'content', method: 'GET', path: '/' })() })) visit(value, name);
    return got.length === 0 ? undefined : got.join();
  },
  'foreign objects': async () => { const error = await inHost(); return got.filter((value) => value !== error).length || undefined; },
  'built-ins of the host': async () => {
    const error = await inHost();
    const Host = Object.getPrototypeOf(error.constructor);
    const prototype = Object.getPrototypeOf(Object.getPrototypeOf(Object.getPrototypeOf(error)));
    const mine = () => 'patched';
    try { Host.prepareStackTrace = mine; } catch {}
    try { prototype.patched = 1; } catch {}
    return Host.prepareStackTrace === mine || 'patched' in prototype ? 'patched' : undefined;
  },
  fetch: () => fetch(target),
  socket: () => new WebSocket(target.replace('http', 'ws')) && 'open',
  ...Object.fromEntries(Object.entries({
    'another host': { path: '@' + target.slice(7) + '/x' },
    'another port': { path: ':1@' + target.slice(7) + '/x' },
    'no host': { path: '//' + target.slice(7) + '/x' },
    'a climbing path': { service: 'swaps', path: '/../../secret' },
    'an encoded climb': { service: 'swaps', path: '/%2e%2e/secret' },
    'a change': { method: 'POST', path: '/x', body: {} },
    'an unknown service': { service: '__proto__', path: '/x' },
  }).map(([name, call]) => ['call of ' + name, async () => { const { _tag, right } = await request.http({ service: 'content', method: 'GET', ...call })(); return _tag === 'Right' ? JSON.stringify(right) : undefined; }])),
});
exports.render = async (request) => {
  const target = new URLSearchParams(request.search).get('target');
  const gained = {};
  for (const [name, attempt] of Object.entries(attempts(request, target))) {
    try { const value = await attempt(); if (value !== undefined && value !== '') gained[name] = String(value).slice(0, 80); } catch { /* refused */ }
  }
  return { status: 200, html: '<pre>' + JSON.stringify(gained) + '</pre>', state: {}, head: { title: 't' }, isCacheable: false };
};`;

/** Tries the same with Node code in the confined process, as if a bundle had left its realm. */
const ESCAPED = `
const tries = {
  environ: () => require('fs').readFileSync('/proc/self/environ', 'utf8'),
  'environ of the server': () => require('fs').readFileSync('/proc/' + process.ppid + '/environ', 'utf8'),
  env: () => Object.keys(process.env).join(),
  read: () => require('fs').readFileSync(process.argv[1] + '/secret', 'utf8'),
  list: () => require('fs').readdirSync(process.argv[1]).join(),
  write: () => require('fs').writeFileSync(process.argv[1] + '/written', 'x') ?? 'written',
  'write code': () => require('fs').writeFileSync(process.argv[2], 'x') ?? 'written',
  spawn: () => require('child_process').execFileSync('id').toString(),
  binding: () => process.binding('fs') && 'bound',
  code: () => Function('return 1')(),
  signal: () => process.kill(process.ppid, 0) && 'sent',
};
const connect = (port) => new Promise((resolve, reject) => require('net').connect(port, '127.0.0.1', function () { this.destroy(); resolve('connected'); }).on('error', reject));
(async () => {
  const gained = [];
  for (const [name, attempt] of Object.entries({ ...tries, connect: () => connect(Number(process.argv[3])) }))
    try { if (await attempt()) gained.push(name); } catch { /* refused */ }
  process.stdout.write(JSON.stringify(gained));
})();`;

describe('the code of a remote on the server', () => {
  const knocks: string[] = [];
  const listener = createServer((socket) => {
    socket.once('data', (bytes) => knocks.push(bytes.toString().slice(0, 200)));
    socket.on('error', () => undefined).end();
  });
  let site: TestSite;
  let port = 0;

  beforeAll(async () => {
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
    ({ port } = listener.address() as AddressInfo);
    site = await aSite([aRelease('mfe-exchange', '1.0.0', HOSTILE), aRelease('mfe-swap', '1.0.0')], {
      config: {
        upstreams: {
          content: { baseUrl: 'http://127.0.0.1:1', key: 'secret-key' },
          swaps: { baseUrl: `http://127.0.0.1:${String(port)}/base`, key: 'secret-key' },
        },
      },
    });
    await writeFile(join(site.folder, 'secret'), 'secret');
  });
  afterAll(async () => {
    await site.close();
    listener.close();
  });

  /** The part of a page that a remote rendered. A server that is short of time leaves it out: it is requested again. */
  const rendered = async (url: string, part: RegExp): Promise<string> => {
    for (let attempt = 0; attempt < 100; attempt += 1) {
      const found = part.exec((await site.server.app.inject(url)).body);
      if (found !== null) return found[0];
      await wait(200);
    }
    return 'not rendered';
  };
  const PROBED = /<pre>.*?<\/pre>/;
  const TITLE = /<h1>.*<\/h1>/;

  it('gains no access, and a good remote still renders', async () => {
    const target = `http://127.0.0.1:${String(port)}`;
    expect(await rendered(`/exchange?target=${encodeURIComponent(target)}`, PROBED)).toBe('<pre>{}</pre>');
    expect(knocks).toEqual([]);
    expect(await rendered('/swap', TITLE)).toBe('<h1>Title of mfe-swap /swap</h1>');
  });

  it('cannot change what another remote renders', async () => {
    const before = await rendered('/swap', TITLE);
    await rendered('/exchange', PROBED);
    expect(await rendered('/swap', TITLE)).toBe(before);
  });

  const strongest = chooseConfinement();
  it.each([
    {
      rule: 'nothing in the confinement of this machine',
      confinement: strongest,
      gained: strongest.gaps.length === 0 ? [] : expect.not.arrayContaining(['environ', 'read', 'spawn']),
    },
    {
      rule: 'no file and no process without a separate user and a network namespace',
      confinement: { command: [], ids: {}, gaps: [] },
      gained: ['signal', 'connect'],
    },
  ])('would gain, with Node outside of its realm, $rule', ({ confinement, gained }) => {
    const outside = ['-e', ESCAPED, site.folder, join(import.meta.dirname, 'written.ts'), String(port)];
    const { program, args } = confinedCommand(confinement, outside);
    const { stdout } = spawnSync(program, args, {
      ...confinement.ids,
      env: {},
      cwd: '/',
      encoding: 'utf8',
      timeout: 100_000,
    });
    expect(JSON.parse(stdout)).toEqual(gained);
    expect(existsSync(join(site.folder, 'written'))).toBe(false);
  });
});
