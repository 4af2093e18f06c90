import Negotiator from 'negotiator';

export type AcceptedEncoding = 'br' | 'gzip' | 'identity';

/** Best first, that is, the smallest for our files. */
const COMPRESSED = ['br', 'gzip'] as const;

/** The best available encoding that an `accept-encoding` header allows. */
export const acceptedEncoding = (
  header: string | undefined,
  has: (encoding: AcceptedEncoding) => boolean,
): AcceptedEncoding => {
  const accepted = new Negotiator({ headers: { 'accept-encoding': header ?? '' } }).encodings([
    ...COMPRESSED,
  ]);
  return COMPRESSED.find((encoding) => accepted.includes(encoding) && has(encoding)) ?? 'identity';
};
