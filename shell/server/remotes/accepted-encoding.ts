/** The encodings a client takes, best for us first. */
export type AcceptedEncoding = 'br' | 'gzip' | 'identity';

const isRefused = (parameters: readonly string[]): boolean =>
  parameters.some((word) => /^q=0(?:\.0*)?$/.test(word.trim()));

/** Which of the encodings at hand an `accept-encoding` header allows. */
export const acceptedEncoding = (
  header: string | undefined,
  has: (encoding: AcceptedEncoding) => boolean,
): AcceptedEncoding => {
  const accepted = (header ?? '').split(',').flatMap((part) => {
    const [name = '', ...parameters] = part.trim().toLowerCase().split(';');
    return isRefused(parameters) ? [] : [name.trim()];
  });
  const candidates = ['br', 'gzip'] as const;
  return candidates.find((encoding) => accepted.includes(encoding) && has(encoding)) ?? 'identity';
};
