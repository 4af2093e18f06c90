import { join } from 'node:path';

import { makeKey } from '../signature/index.ts';
import { writeBuild } from '../testing/a-build.ts';
import { aLedger } from '../testing/a-ledger.ts';
import type { ALedger } from '../testing/a-ledger.ts';
import { ledgerAt } from '../testing/run-ledger.ts';
import { startS3Server } from '../testing/s3-server.ts';

let ledger: ALedger;
beforeEach(() => {
  ledger = aLedger();
});
afterEach(() => ledger.remove());

describe('ledger --store s3://…', () => {
  it('does the same in a bucket as in a folder', async () => {
    const server = await startS3Server({ pageSize: 3 });
    const run = ledgerAt(server.url('ledger'), server.variables);
    const build = writeBuild(join(ledger.folder, 'dist'));
    await run('init');
    await run('publish', build);
    expect((await run('promote', 'mfe-swap@1.0.0')).out).toEqual([
      'local is now at revision 2',
      '  mfe-swap new → 1.0.0',
    ]);
    expect((await run('verify')).out).toEqual([
      'local: 2 revisions, 1 release, 6 files, 40 B checked',
      'no problems',
    ]);
    await server.close();
  });

  it('fails with a message for a wrong key', async () => {
    const server = await startS3Server();
    const run = ledgerAt(server.url(), { ...server.variables, AWS_SECRET_ACCESS_KEY: 'wrong' });
    expect(await run('status')).toEqual({
      exitCode: 6,
      out: [],
      errors: [
        'Could not read s3://ledger-test/channels/local/HEAD: the secret key does not belong to the access key (403 SignatureDoesNotMatch).',
      ],
    });
    await server.close();
  });
});

describe('ledger keygen', () => {
  it('creates keys that sign and are trusted as they are', async () => {
    const { out } = await ledgerAt(ledger.root)('keygen');
    const variables = Object.fromEntries(
      out.filter((line) => line.startsWith('LEDGER_')).map((line) => line.split(/=(.*)/s).slice(0, 2)),
    ) as Record<string, string>;
    expect(Object.keys(variables)).toEqual(['LEDGER_SIGNING_KEY', 'LEDGER_TRUSTED_KEYS']);

    const run = ledgerAt(ledger.root, variables);
    const { exitCode, out: published } = await run('publish', writeBuild(join(ledger.folder, 'dist')));
    expect({ exitCode, published: published[0] }).toEqual({
      exitCode: 0,
      published: expect.stringMatching(
        /^published mfe-swap@1\.0\.0 \(6 files, 40 B, signed by [0-9a-f]{16}\)$/,
      ) as unknown,
    });
  });

  it('creates different keys each time', () => {
    expect(makeKey().id).not.toBe(makeKey().id);
  });

  it('is suggested by publish if its key is invalid', async () => {
    const run = ledgerAt(ledger.root, { LEDGER_SIGNING_KEY: 'hush' });
    const { exitCode, errors } = await run('publish', writeBuild(join(ledger.folder, 'dist')));
    expect(exitCode).toBe(3);
    expect(errors.join()).toContain('ledger keygen creates one');
    expect(errors.join()).not.toContain('hush');
  });
});

describe('ledger pin', () => {
  it('prints the override and the composition', async () => {
    await ledger.live('1.0.0', '1.1.0');
    expect((await ledgerAt(ledger.root)('pin')).out).toEqual([
      '?mfe-rev=3',
      '{"env":"local","rev":3,"shell":"0.1.0","remotes":{"mfe-swap":"1.1.0"},"canaries":{}}',
    ]);
    expect((await ledgerAt(ledger.root)('pin', '--rev', '2')).out[0]).toBe('?mfe-rev=2');
  });
});

describe('ledger gc', () => {
  beforeEach(() => ledger.live('1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0', '1.5.0', '1.6.0'));

  it('lists what it removes', async () => {
    const run = ledgerAt(ledger.root);
    expect((await run('gc', '--keep', '1', '--min-age', '0', '--dry-run')).out).toEqual([
      'would remove mfe-swap@1.0.0 (6 files, 40 B)',
      'would remove 1 release, 40 B; 6 stay (dry run, nothing was removed)',
    ]);
    expect((await run('gc', '--keep', '1', '--min-age', '0')).out).toEqual([
      'removed mfe-swap@1.0.0 (6 files, 40 B)',
      'removed 1 release, 40 B; 6 stay',
    ]);
    expect((await run('gc')).out).toEqual(['removed 0 releases, 0 B; 6 stay']);
  });
});
