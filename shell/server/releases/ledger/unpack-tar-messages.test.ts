import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';

import { pack } from 'tar-stream';

import { unpackTar } from './unpack-tar.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'unpack-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const LONG = `${'a'.repeat(190)}/${'b'.repeat(190)}`;

describe('the message of a refused archive', () => {
  it.each([
    { rule: 'a long path that is not safe', names: [`../${'a'.repeat(900_000)}`] },
    { rule: 'a path with codes of a terminal', names: ['../\u001B]0;a\u0007\u009B2J\u202E'] },
    { rule: 'a long path twice', names: [LONG, `./${LONG}`] },
    { rule: 'a long path of a file and a folder', names: [LONG, `${LONG}/c`] },
  ])('is short and printable: $rule', async ({ names }) => {
    const archive = pack();
    for (const name of names) archive.entry({ name }, 'x');
    archive.finalize();
    const chunks: Uint8Array[] = [];
    for await (const chunk of archive) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
    const refused = await unpackTar(Readable.from(chunks), join(folder, 'in'));
    expect(refused).toMatchObject({ left: { words: expect.stringMatching(/^[ -~…]{1,200}$/) as unknown } });
  });
});
