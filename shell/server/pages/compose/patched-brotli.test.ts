import { randomBytes } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';

import { createNonce } from '../../http/security/index.ts';
import { patchableBrotli, patched } from './patched-brotli.ts';
import type { Values } from './patched-brotli.ts';

type Name = 'nonce' | 'time';

const aText = (pieces: readonly string[]) => ({
  pieces,
  cuts: pieces.slice(1).map((_, at): Name => (at === pieces.length - 2 ? 'time' : 'nonce')),
});
const someValues = (): Values<Name> => ({
  nonce: createNonce(),
  time: String(1_000_000_000_000 + randomBytes(4).readUInt32LE()),
});
const joined = (pieces: readonly string[], { nonce, time }: Values<Name>): string =>
  [pieces.slice(0, -1).join(nonce), pieces.at(-1)].join(time);

const long = Array.from(
  { length: 300 },
  (_, at) => `<li id="${String(at)}">Bitcoin, 比特币, Биткоин</li>`,
).join('');

describe('a text that is compressed once', () => {
  it.each([
    { what: 'a short text', pieces: ['<a b="', '"></a>', '!'] },
    {
      what: 'a long text with many values',
      pieces: [
        '<s nonce="',
        ...Array.from({ length: 12 }, () => `"></s>${long}<s nonce="`),
        '">{"t":',
        '}</s>',
      ],
    },
    { what: 'a value at the start and at the end', pieces: ['', '<a>', ''] },
    { what: 'a value before a character of several bytes', pieces: ['é', 'Ж比', '😀', '比'] },
  ])('takes other values without compression: $what', async ({ pieces }) => {
    const made = await patchableBrotli(aText(pieces), someValues());
    if (made === null) throw new Error('the text could not be prepared');
    for (let round = 0; round < 20; round += 1) {
      const values = someValues();
      expect(brotliDecompressSync(patched(made, values)).toString()).toBe(joined(pieces, values));
    }
  });

  it('is refused if a value is too short to be found', async () => {
    expect(
      await patchableBrotli(aText(['<a b="', '"></a>', '!']), { nonce: 'n1', time: '1795665000000' }),
    ).toBeNull();
  });
});
