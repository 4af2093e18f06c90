import { readFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { smokeBy } from './run-smoke.ts';

const folder = mkdtempSync(join(tmpdir(), 'smoke-'));
afterAll(() => rmSync(folder, { recursive: true }));

const COMPOSITION = { remotes: { 'mfe-pro': '2.0.0', 'mfe-swap': '1.0.0' }, changed: ['mfe-pro'] };
const PROBLEM = { rule: 'smoke', release: 'mfe-pro@2.0.0', found: '/pro is white', wouldPass: 'a page' };

const program = (source: string): string => {
  const file = join(folder, `${String(Math.random())}.cjs`);
  writeFileSync(file, source);
  return `"${process.execPath}" "${file}"`;
};
const run = (command: string) => smokeBy({ command, store: '/srv/ledger' })(COMPOSITION);

describe('the smoke by a program', () => {
  it('tells the program what would be live, and where it lies', async () => {
    const heard = join(folder, 'heard.json');
    const command = program(
      `require('fs').writeFileSync(${JSON.stringify(heard)}, require('fs').readFileSync(0)); console.log('[]')`,
    );
    expect(await run(command)).toEqual([]);
    expect(JSON.parse(readFileSync(heard, 'utf8'))).toEqual({ store: '/srv/ledger', ...COMPOSITION });
  });

  it('passes on what the program saw', async () => {
    expect(await run(program(`console.log(${JSON.stringify(JSON.stringify([PROBLEM]))})`))).toEqual([
      PROBLEM,
    ]);
  });

  it.each([
    { what: 'nothing names one', command: '', found: 'nothing names the program that opens a composition' },
    { what: 'it is not there', command: '/nowhere/smoke', found: '/nowhere/smoke ended with 127' },
    { what: 'it breaks', command: program("throw new Error('no browser')"), found: 'no browser' },
    { what: 'it says nothing', command: program(''), found: 'expected JSON' },
    { what: 'it says something else', command: program("console.log('{}')"), found: 'answered otherwise' },
  ])('never passes where $what', async ({ command, found }) => {
    expect(await run(command)).toEqual([
      {
        rule: 'smoke',
        release: 'mfe-pro@2.0.0',
        found: expect.stringContaining(found),
        wouldPass: expect.stringContaining('$LEDGER_SMOKE'),
      },
    ]);
  });
});
