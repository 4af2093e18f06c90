import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { aShell } from '../gate/gate.fixture.ts';
import { writeBuild } from '../testing/a-build.ts';
import { aLedger } from '../testing/a-ledger.ts';
import type { ALedger } from '../testing/a-ledger.ts';

const BIN = join(import.meta.dirname, '../../bin/ledger.mjs');
const SECRET = /^LEDGER_SIGNING_KEY=(\S+)$/m;
const PUBLIC = /^LEDGER_TRUSTED_KEYS=\{"(\w+)":"(\S+)"\}$/m;

let ledger: ALedger;
beforeEach(() => {
  ledger = aLedger();
  writeFileSync(factsFile(), JSON.stringify(aShell()));
});
afterEach(() => ledger.remove());

const factsFile = (): string => join(ledger.folder, 'shell.json');

type Keys = { readonly signing?: string; readonly trusted?: object };

/** Runs the command in its own process, as CI and operators do. */
const run = ({ signing, trusted }: Keys, ...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...args], {
    encoding: 'utf8',
    env: {
      ...process.env,
      LEDGER_STORE: ledger.root,
      LEDGER_SHELL_FACTS: factsFile(),
      ...(signing === undefined ? {} : { LEDGER_SIGNING_KEY: signing }),
      ...(trusted === undefined ? {} : { LEDGER_TRUSTED_KEYS: JSON.stringify(trusted) }),
    },
  });
  return { status, said: `${stdout}${stderr}` };
};

const aKey = () => {
  const { said } = run({}, 'keygen');
  const [, id = '', key = ''] = PUBLIC.exec(said) ?? [];
  return { signing: SECRET.exec(said)?.[1] ?? '', id, trusted: { [id]: key } };
};

const build = (version: string): string => writeBuild(join(ledger.folder, `build-${version}`), { version });

describe('signing keys from the first to a revoked one, each step in its own process', () => {
  it('releases are signed, stay valid during key rotation, and are refused after their key is revoked', () => {
    const [old, next] = [aKey(), aKey()];
    expect(old.id).toMatch(/^[0-9a-f]{16}$/);
    expect(run({}, 'init').status).toBe(0);

    // publishes with the first key; without a key it is refused
    const first = { signing: old.signing, trusted: old.trusted };
    expect(run({ trusted: old.trusted }, 'publish', build('1.0.0')).status).toBe(3);
    expect(run(first, 'publish', build('1.0.0')).said).toContain(`signed by ${old.id}`);
    expect(run(first, 'promote', 'mfe-swap@1.0.0').status).toBe(0);

    // both keys are trusted: the old release still verifies, the new one is signed by the new key
    const both = { ...old.trusted, ...next.trusted };
    expect(run({ signing: next.signing, trusted: both }, 'publish', build('1.1.0')).said).toContain(
      `signed by ${next.id}`,
    );
    expect(run({ trusted: both }, 'promote', 'mfe-swap@1.1.0').status).toBe(0);
    expect(run({ trusted: both }, 'verify')).toMatchObject({ status: 0 });
    expect(run({ trusted: both }, 'rollback', 'mfe-swap').said).toContain('1.1.0 → 1.0.0');
    expect(run({ trusted: both }, 'promote', 'mfe-swap@1.1.0').status).toBe(0);

    // the old key is revoked: every command refuses what it signed, and refuses to sign with it
    const revoked = `key ${old.id}, which is not trusted`;
    const without = { trusted: next.trusted };
    expect(run(without, 'verify')).toMatchObject({ status: 6, said: expect.stringContaining(revoked) });
    expect(run(without, 'rollback', 'mfe-swap').said).toContain(revoked);
    expect(run(without, 'promote', 'mfe-swap@1.0.0').said).toContain(revoked);
    expect(run({ signing: old.signing, ...without }, 'publish', build('1.2.0'))).toMatchObject({
      status: 3,
      said: expect.stringContaining(old.id),
    });
    expect(run(without, 'status').said).toContain('mfe-swap 1.1.0');
    expect(run({ signing: next.signing, ...without }, 'publish', build('1.2.0')).status).toBe(0);
  });

  it('a secret that is not a key is refused before anything is written', () => {
    expect(run({}, 'init').status).toBe(0);
    const { status, said } = run({ signing: 'bm8ga2V5' }, 'publish', build('1.0.0'));
    expect(status).not.toBe(0);
    expect(said).toContain('LEDGER_SIGNING_KEY');
    expect(said).not.toContain('bm8ga2V5');
    expect(run({}, 'promote', 'mfe-swap@1.0.0').status).toBe(4);
  });
});
