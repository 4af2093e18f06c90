import { randomBytes } from 'node:crypto';
import { brotliDecompress, constants, createBrotliCompress } from 'node:zlib';
import { promisify } from 'node:util';

const decompress = promisify(brotliDecompress);

/** Four times as fast as level 9, and 1 % larger. */
const QUALITY = 6;
/**
 * A literal is encoded depending on its two preceding bytes, so the bytes after a value must not depend on the value.
 */
const CONTEXT_BYTES = 2;
/** A shorter value could also occur by chance elsewhere in the compressed bytes. */
const MIN_BYTES = 12;
const MAX_ATTEMPTS = 3;

/**
 * A text that is cut where a response inserts values. `cuts`: the name of the value in each cut, one fewer than
 * the pieces.
 */
export type CutText<Name extends string> = {
  readonly pieces: readonly string[];
  readonly cuts: readonly Name[];
};

export type Values<Name extends string> = Readonly<Record<Name, string>>;

/** A compressed text, and the positions of its values. */
export type PatchedText<Name extends string> = {
  readonly compressed: Buffer;
  readonly places: readonly { readonly name: Name; readonly at: number }[];
};

/** A value that does not compress, so that brotli stores its bytes unchanged. It ends like the real value. */
const standIn = (value: string): Buffer => {
  const bytes = Buffer.from(value);
  const noise = randomBytes(Math.max(0, bytes.length - CONTEXT_BYTES));
  noise.forEach((byte, at) => {
    bytes[at] = byte | 0x80;
  });
  return bytes;
};

type Chunk<Name> = { readonly bytes: Buffer; readonly name: Name | null };

/** The text with stand-ins. The first occurrence of a value is a separate chunk, with the two bytes that follow it. */
const chunksOf = <Name extends string>(
  { pieces, cuts }: CutText<Name>,
  standIns: ReadonlyMap<Name, Buffer>,
): readonly Chunk<Name>[] => {
  const seen = new Set<Name>();
  let plain: Buffer[] = [];
  const chunks: Chunk<Name>[] = [];
  pieces.forEach((piece, index) => {
    const before = cuts[index - 1];
    const text = Buffer.from(piece);
    if (before === undefined || seen.has(before)) {
      plain.push(...(before === undefined ? [] : [standIns.get(before) ?? Buffer.alloc(0)]), text);
      return;
    }
    seen.add(before);
    const value = standIns.get(before) ?? Buffer.alloc(0);
    chunks.push({ bytes: Buffer.concat(plain), name: null });
    chunks.push({ bytes: Buffer.concat([value, text.subarray(0, CONTEXT_BYTES)]), name: before });
    plain = [text.subarray(CONTEXT_BYTES)];
  });
  return [...chunks, { bytes: Buffer.concat(plain), name: null }];
};

/** Compresses the chunks as one stream, with a block boundary after each. */
const compress = async (chunks: readonly { readonly bytes: Buffer }[]): Promise<Buffer> => {
  const size = chunks.reduce((sum, { bytes }) => sum + bytes.length, 0);
  const stream = createBrotliCompress({
    params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: size },
  });
  const out: Buffer[] = [];
  stream.on('data', (bytes: Buffer) => out.push(bytes));
  const ended = new Promise<void>((resolve, reject) => {
    stream.once('end', resolve).once('error', reject);
  });
  for (const { bytes } of chunks) {
    stream.write(bytes);
    await new Promise<void>((resolve) => {
      stream.flush(constants.BROTLI_OPERATION_FLUSH, resolve);
    });
  }
  stream.end();
  await ended;
  return Buffer.concat(out);
};

/** The compressed text with other values. Each has the length of the original value. */
export const patched = <Name extends string>(
  { compressed, places }: PatchedText<Name>,
  values: Values<Name>,
): Buffer => {
  const body = Buffer.from(compressed);
  for (const { name, at } of places) body.write(values[name], at);
  return body;
};

const plainText = <Name extends string>({ pieces, cuts }: CutText<Name>, values: Values<Name>): string =>
  pieces
    .map((piece, at) => {
      const cut = cuts[at];
      return cut === undefined ? piece : `${piece}${values[cut]}`;
    })
    .join('');

const attempt = async <Name extends string>(
  text: CutText<Name>,
  values: Values<Name>,
): Promise<PatchedText<Name> | null> => {
  const names = [...new Set(text.cuts)];
  const standIns = new Map(names.map((name) => [name, standIn(values[name])] as const));
  const compressed = await compress(chunksOf(text, standIns));
  const places = names.map((name) => ({ name, at: compressed.indexOf(standIns.get(name) ?? name) }));
  if (places.some(({ at }) => at < 0)) return null;
  const result = { compressed, places };
  const read = await decompress(patched(result, values)).catch(() => null);
  return read?.toString() === plainText(text, values) ? result : null;
};

/**
 * Compresses a text once for all responses. A response only overwrites the values, which must have the lengths and
 * the last two bytes of the given ones. Checks the result by decompressing it with the given values. The random
 * stand-ins can make it inexact. Returns null if that happens several times.
 */
export const patchableBrotli = async <Name extends string>(
  text: CutText<Name>,
  values: Values<Name>,
): Promise<PatchedText<Name> | null> => {
  if (text.cuts.some((name) => values[name].length < MIN_BYTES)) return null;
  for (let attempts = 0; attempts < MAX_ATTEMPTS; attempts += 1) {
    const made = await attempt(text, values);
    if (made !== null) return made;
  }
  return null;
};
