import { spawn } from 'node:child_process';

import { headlessChromium } from '../../tools/check/browser.ts';
import { fromRoot } from '../../tools/webpack/paths.ts';
import { expect, test } from '../support/own-site-test.ts';
import { makeVariant } from '../support/remote-variant.ts';
import type { Edit } from '../support/remote-variant.ts';

/** A throw-away site and a second browser, on a machine that does other things. */
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

test.describe('ledger promote --smoke opens the composition before visitors do', () => {
  const smoked = [
    {
      what: 'a version whose script throws is refused',
      suffix: 'smoke-browser',
      edit: breaking(/browser\/lifecycle[^/]*\.js$/),
      code: 3,
      says: '/swap shows that the remote cannot be shown',
    },
    {
      what: 'a version whose server face throws is refused',
      suffix: 'smoke-server',
      edit: breaking(/server\/server\.cjs$/),
      code: 3,
      says: '/swap has no words without JavaScript',
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
    test(what, async ({ site }) => {
      test.setTimeout(SMOKE_MS);
      const { folder, version } = await makeVariant('mfe-swap', suffix, edit);
      expect(await ledger(site.ledger, 'publish', folder)).toMatchObject({ code: 0 });
      const ran = await ledger(site.ledger, 'promote', `mfe-swap@${version}`, '--smoke', '--reason', 'seen');
      expect(ran.said).toContain(says);
      expect(ran.code).toBe(code);
    });
});
