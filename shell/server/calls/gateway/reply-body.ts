import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream';
import type { Readable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

import { acceptedEncoding } from '../../releases/remotes/index.ts';

const QUALITY = 4;
/** Below this size, compression costs more than it saves. */
const MIN_BYTES = 1024;

export type ReplyBody = {
  readonly body: Readable;
  readonly encoding: 'br' | 'gzip' | null;
  readonly length: string | null;
};

const isWorthIt = ({ headers }: IncomingMessage): boolean =>
  headers['content-encoding'] === undefined &&
  /json|text/.test(headers['content-type'] ?? '') &&
  Number(headers['content-length'] ?? Number.POSITIVE_INFINITY) >= MIN_BYTES;

const encoderOf = (accepted: string | undefined) => {
  const encoding = acceptedEncoding(accepted, () => true);
  if (encoding === 'identity') return null;
  const stream =
    encoding === 'br'
      ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })
      : createGzip();
  return { encoding, stream };
};

/** Body of the reply, compressed if useful. If the reply is incomplete, so is that to the visitor. */
export const replyBody = (reply: IncomingMessage, accepted: string | undefined): ReplyBody => {
  const encoder = isWorthIt(reply) ? encoderOf(accepted) : null;
  if (encoder === null)
    return { body: reply, encoding: null, length: reply.headers['content-length'] ?? null };
  pipeline(reply, encoder.stream, () => {
    // the error destroys the encoder, which ends the visitor's connection
  });
  return { body: encoder.stream, encoding: encoder.encoding, length: null };
};
