import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { unreadableScripts } from './syntax.ts';

describe('unreadableScripts', () => {
  test('names the scripts with syntax that a supported browser does not have', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'syntax-'));
    await mkdir(join(folder, 'late'));
    await mkdir(join(folder, 'server'));
    const write = (file: string, text: string): Promise<void> => writeFile(join(folder, file), text);
    await write('class.js', 'class A { static { A.b = 1; } #c = 1; has(o) { return #c in o; } }');
    await write('module.js', 'export const a = await import("./b.js");');
    await write('flag.js', 'const letters = /[\\p{L}--a]/v;');
    await write('late/using.js', '{ using lock = take(); }');
    await write('server/using.js', '{ using lock = take(); }');
    const problems = await unreadableScripts(folder);
    await rm(folder, { recursive: true });
    expect(problems.map((each) => each.split(':')[0])).toEqual(['flag.js', 'late/using.js']);
  });
});
