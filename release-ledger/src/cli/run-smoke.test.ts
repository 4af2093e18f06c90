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

describe('a smoke test by a program', () => {
  it('passes the program the new composition and its store', async () => {
    const received = join(folder, 'heard.json');
    const command = program(
      `require('fs').writeFileSync(${JSON.stringify(received)}, require('fs').readFileSync(0)); console.log('[]')`,
    );
    expect(await run(command)).toEqual([]);
    expect(JSON.parse(readFileSync(received, 'utf8'))).toEqual({ store: '/srv/ledger', ...COMPOSITION });
  });

  it('returns the problems that the program reports', async () => {
    expect(await run(program(`console.log(${JSON.stringify(JSON.stringify([PROBLEM]))})`))).toEqual([
      PROBLEM,
    ]);
  });

  it.each([
    { what: 'no program is given', command: '', found: 'no program to open a composition is configured' },
    { what: 'it does not exist', command: '/nowhere/smoke', found: '/nowhere/smoke ended with 127' },
    { what: 'it fails', command: program("throw new Error('no browser')"), found: 'no browser' },
    { what: 'it prints nothing', command: program(''), found: 'expected JSON' },
    {
      what: 'it prints something else',
      command: program("console.log('{}')"),
      found: 'did not write a list of problems',
    },
  ])('never passes if $what', async ({ command, found }) => {
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
