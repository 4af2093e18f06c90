import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { aLedger } from '../testing/a-ledger.ts';
import type { ALedger } from '../testing/a-ledger.ts';

const BIN = join(import.meta.dirname, '../../bin/ledger.mjs');

let ledger: ALedger;
beforeEach(() => {
  ledger = aLedger();
});
afterEach(() => ledger.remove());

const ledgerBin = (nodeOptions: readonly string[], ...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...nodeOptions, BIN, ...args], {
    encoding: 'utf8',
    env: { ...process.env, LEDGER_STORE: ledger.root, LEDGER_ENV: 'staging', LEDGER_SHELL_FACTS: '' },
  });
  return { status, stdout, stderr };
};

describe('bin/ledger.mjs', () => {
  it.each([
    { node: 'a Node that runs TypeScript', options: [] },
    {
      node: 'a Node that does not, by starting the one of the repository',
      options: ['--no-experimental-strip-types'],
    },
  ])('runs on $node', ({ options }) => {
    expect(ledgerBin(options, 'init')).toEqual({
      status: 0,
      stdout: 'staging is now at revision 1\n',
      stderr: '',
    });
    expect(ledgerBin(options, 'promote', 'mfe-swap@1.0.0')).toEqual({
      status: 3,
      stdout: '',
      // the environment does not use the shell that is built in the checkout
      stderr: expect.stringContaining('does not know the shell of staging') as unknown,
    });
  });
});

describe('the ledger without --store', () => {
  it('is at LEDGER_STORE, else below DATA_DIR, as for the server', () => {
    const rest = { ...process.env };
    delete rest['LEDGER_STORE'];
    delete rest['LEDGER_ENV'];
    const data = join(ledger.root, 'data');
    spawnSync(process.execPath, [BIN, 'init', '--store', join(data, 'ledger')], { env: rest });
    const { status, stdout } = spawnSync(process.execPath, [BIN, 'status'], {
      encoding: 'utf8',
      env: { ...rest, DATA_DIR: data },
    });
    expect([status, stdout.slice(0, 19)]).toEqual([0, 'local at revision 1']);
  });
});

describe('bin/ledger.mjs with a closed pipe', () => {
  it('ends without an error', async () => {
    await ledger.live('1.0.0', '1.1.0');
    const command = `"${process.execPath}" "${BIN}" history | true; echo "\${PIPESTATUS[0]}"`;
    const { stdout, stderr } = spawnSync('bash', ['-c', command], {
      encoding: 'utf8',
      env: { ...process.env, LEDGER_STORE: ledger.root },
    });
    expect({ stdout, stderr }).toEqual({ stdout: '0\n', stderr: '' });
  });
});
