import { spawn } from 'node:child_process';

import { headlessChromium } from '../../tools/check/browser.ts';
import { fromRoot } from '../../tools/webpack/paths.ts';
import { healthOf } from '../support/health.ts';
import { expect, test } from '../support/own-site-test.ts';
import { makeVariant } from '../../tools/site/remote-variant.ts';
import type { Edit } from '../../tools/site/remote-variant.ts';

/** A temporary site and a second browser, on a busy machine. */
const SMOKE_MS = 300_000;

type Ran = { readonly code: number | null; readonly said: string };

const ledger = (store: string, ...args: readonly string[]): Promise<Ran> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [fromRoot('release-ledger/bin/ledger.mjs'), ...args], {
      env: { ...process.env, LEDGER_STORE: store, LEDGER_ENV: 'local', CHROMIUM: headlessChromium() },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.on('close', (code) => {
      resolve({ code, said });
    });
  });

const BROKEN = 'throw new Error("broken on purpose");';

const breaking =
  (file: RegExp): Edit =>
  (path, text) =>
    file.test(path) ? `${BROKEN}${text}` : text;

const breakScript = breaking(/browser\/lifecycle[^/]*\.js$/);
const breakServerFace = breaking(/server\/server\.cjs$/);
const SCRIPT_PROBLEM = '/swap shows an error instead of the remote';
const SERVER_PROBLEM = '/swap has no text without JavaScript';

const publishVariant = async (
  store: string,
  remote: string,
  suffix: string,
  edit?: Edit,
): Promise<string> => {
  const { folder, version } = await makeVariant(remote, suffix, edit);
  expect(await ledger(store, 'publish', folder)).toMatchObject({ code: 0 });
  return `${remote}@${version}`;
};

test.describe('ledger promote --smoke opens the composition before visitors do', () => {
  // one browser run for both outcomes, because each run starts a site
  test('reports each fault of a broken version and none of a good one, and promotes neither', async ({
    site,
  }) => {
    test.setTimeout(SMOKE_MS);
    const broken = await publishVariant(site.ledger, 'mfe-swap', 'smoke-broken', (path, text) =>
      breakScript(path, breakServerFace(path, text)),
    );
    const good = await publishVariant(site.ledger, 'mfe-listing', 'smoke-good');
    const before = await healthOf(site.origin);
    const ran = await ledger(site.ledger, 'promote', broken, good, '--smoke', '--reason', 'seen');
    expect(ran.said).toContain(`${broken}: ${SCRIPT_PROBLEM}`);
    expect(ran.said).toContain(`${broken}: ${SERVER_PROBLEM}`);
    expect(ran.said).not.toContain(`${good}:`);
    expect(ran.code).toBe(3);
    expect((await healthOf(site.origin)).revision).toBe(before.revision);
  });

  const smoked = [
    {
      what: 'a version whose script throws is refused',
      suffix: 'smoke-browser',
      edit: breakScript,
      code: 3,
      says: SCRIPT_PROBLEM,
    },
    {
      what: 'a version whose server entry point throws is refused',
      suffix: 'smoke-server',
      edit: breakServerFace,
      code: 3,
      says: SERVER_PROBLEM,
    },
    {
      what: 'a version that is well goes live',
      suffix: 'smoke-well',
      edit: undefined,
      code: 0,
      says: 'local is now at revision',
    },
  ] as const;
  for (const { what, suffix, edit, code, says } of smoked)
    test(what, { tag: '@long' }, async ({ site }) => {
      test.setTimeout(SMOKE_MS);
      const version = await publishVariant(site.ledger, 'mfe-swap', suffix, edit);
      const ran = await ledger(site.ledger, 'promote', version, '--smoke', '--reason', 'seen');
      expect(ran.said).toContain(says);
      expect(ran.code).toBe(code);
    });
});
