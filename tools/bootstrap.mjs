#!/usr/bin/env node
/**
 * First step of `npm start`, `npm test`, `npm run check` and `npm run dev`, on any version of Node. Installs the
 * packages of the lock file if necessary, then runs the command with the project's own Node
 * (`node_modules/.bin/node`).
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const stampFile = join(root, 'node_modules/.coinlane-install');
const projectNode = join(root, 'node_modules/.bin/node');
const NEEDED = [24, 15];

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

const isInstalled = () =>
  existsSync(stampFile) &&
  readFileSync(stampFile, 'utf8') === lockHash() &&
  existsSync(join(root, 'node_modules/webpack'));

const install = () => {
  process.stdout.write('installing the packages of package-lock.json (once, about two minutes) …\n');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // the lock file contains the hash of each package, so cached metadata needs no revalidation
  const result = spawnSync(npm, ['ci', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (result.status !== 0) {
    process.stderr.write('npm ci failed: see the messages above. Is the npm registry reachable?\n');
    process.exit(result.status ?? 1);
  }
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, lockHash());
  installHooks();
};

/** Installs the hooks, only for developers: a push from a script does not wait for checks. */
const installHooks = () => {
  if (process.stdout.isTTY && process.env.CI === undefined)
    spawnSync('git', ['config', 'core.hooksPath', 'tools/hooks'], { cwd: root, stdio: 'ignore' });
};

const isNewEnough = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  return major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1]);
};

const nodeToUse = () => {
  if (existsSync(projectNode)) return projectNode;
  if (isNewEnough()) return process.execPath;
  process.stderr.write(
    `Node ${NEEDED.join('.')} or newer is required, this is ${process.versions.node}, and npm installed none for this platform. Install Node 24.\n`,
  );
  return process.exit(1);
};

const [command = 'start', ...rest] = process.argv.slice(2);
if (!isInstalled()) install();

const node = nodeToUse();
const env = {
  // stripping types and compiling take a tenth of the start of a server
  NODE_COMPILE_CACHE: join(root, '.cache/compiled'),
  ...process.env,
  PATH: `${dirname(node)}:${process.env.PATH ?? ''}`,
};
const child = spawn(node, [join(root, 'tools', `${command}.ts`), ...rest], {
  cwd: root,
  stdio: 'inherit',
  env,
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
// npm does not forward all signals: when npm has ended, the site ends too
const startedBy = process.ppid;
setInterval(() => {
  if (process.ppid !== startedBy) child.kill('SIGTERM');
}, 500).unref();
child.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 1 : 0)));
