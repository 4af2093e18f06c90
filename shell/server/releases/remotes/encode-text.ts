import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { acceptedEncoding } from './accepted-encoding.ts';
import type { AcceptedEncoding } from './accepted-encoding.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Fast enough for every response, whose bytes differ because of the nonce. */
const QUALITY = 4;
/** Below this size, compression costs more than it saves. */
const MIN_CHARACTERS = 1024;

export type EncodedText = { readonly body: Buffer; readonly encoding: AcceptedEncoding };

/** Compresses a text of one response with the best accepted encoding. */
export const encodeText = async (text: string, accepts: string | undefined): Promise<EncodedText> => {
  const encoding = acceptedEncoding(accepts, () => text.length >= MIN_CHARACTERS);
  switch (encoding) {
    case 'br':
      return {
        body: await toBrotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
        encoding,
      };
    case 'gzip':
      return { body: await toGzip(text), encoding };
    case 'identity':
      return { body: Buffer.from(text), encoding };
  }
};
