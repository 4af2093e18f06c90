import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { shellFacts } from '../webpack/shell-facts.ts';
import { fromRoot } from '../webpack/index.ts';
import { readShellFacts } from './shell-facts.ts';

describe('the facts every local publish is held against', () => {
  const folder = mkdtempSync(join(tmpdir(), 'facts-'));
  const file = join(folder, 'build.json');
  afterAll(() => rmSync(folder, { recursive: true }));

  it('are asked of the build of the shell', async () => {
    await expect(readShellFacts(file)).rejects.toThrow('build.json is missing: build the shell first');
  });

  it('are not guessed where a shell of before does not say them', async () => {
    writeFileSync(file, JSON.stringify({ version: '0.1.0' }));
    await expect(readShellFacts(file)).rejects.toThrow('does not say what the shell offers: build it again');
  });

  it('are what the build says', async () => {
    const facts = { version: '0.1.0', ...(await shellFacts(fromRoot('shell'))) };
    writeFileSync(file, JSON.stringify({ ...facts, scripts: [] }));
    expect(await readShellFacts(file)).toMatchObject(JSON.parse(JSON.stringify(facts)));
  });
});
