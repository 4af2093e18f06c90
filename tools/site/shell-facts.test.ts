import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { folderStore, initialise, recordShell, releaseProblems } from '@coinlane/release-ledger';
import type { ShellFacts } from '@coinlane/release-ledger';

import { aCandidate, aShell } from '../../release-ledger/src/gate/gate.fixture.ts';
import { shellFacts } from '../webpack/shell-facts.ts';
import { fromRoot } from '../webpack/index.ts';
import { liveShellFacts, readShellFacts, withoutByteBudget } from './shell-facts.ts';

describe('facts for local publish checks', () => {
  const folder = mkdtempSync(join(tmpdir(), 'facts-'));
  const file = join(folder, 'build.json');
  afterAll(() => rmSync(folder, { recursive: true }));

  it('are read from the build of the shell', async () => {
    await expect(readShellFacts(file)).rejects.toThrow('build.json is missing: build the shell first');
  });

  it('are not guessed if an older build does not contain them', async () => {
    writeFileSync(file, JSON.stringify({ version: '0.1.0' }));
    await expect(readShellFacts(file)).rejects.toThrow('has no valid shell facts: build it again');
  });

  it('are those of the running shell in a release to its environment', async () => {
    const store = folderStore(join(folder, 'ledger'));
    await initialise(store, 'local', { by: 'ops', reason: 'first start' });
    const facts = aShell({ version: '0.9.0' });
    await recordShell(store, 'local', { facts, startedAt: new Date() });
    expect(await liveShellFacts({ store, env: 'local' })).toEqual(facts);
  });

  it('have no byte limit for a build that is not minified, and the same other rules', () => {
    const limited = aShell({
      firstLoadBytes: { usual: 10, byRemote: { 'mfe-swap': 10 } },
      contract: '0.2.0',
    });
    const large = aCandidate({ files: { 'entry.js': { sha384: 'x', bytes: 5_000_000 } } });
    const rulesOf = (shell: ShellFacts) => releaseProblems(large, shell).map(({ rule }) => rule);
    expect(rulesOf(limited)).toEqual(['contract', 'byte-budget']);
    expect(rulesOf(withoutByteBudget(limited))).toEqual(['contract']);
  });

  it('are those of the build', async () => {
    const facts = { version: '0.1.0', ...(await shellFacts(fromRoot('shell'))) };
    writeFileSync(file, JSON.stringify({ ...facts, scripts: [] }));
    expect(await readShellFacts(file)).toMatchObject(JSON.parse(JSON.stringify(facts)));
  });
});
