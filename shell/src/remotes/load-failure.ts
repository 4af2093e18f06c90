/** Everything that can keep a remote from its slot. */
export type LoadFailureKind =
  'network' | 'http' | 'integrity' | 'timeout' | 'evaluation' | 'missing-expose' | 'contract' | 'render';

export type LoadFailure = {
  readonly kind: LoadFailureKind;
  readonly remote: string;
  readonly version: string;
  /** For the error report, never for the visitor. */
  readonly detail: string;
};

/** Asking again helps against a hiccup; it never helps against wrong bytes or a broken module. */
export const mayRetry = (kind: LoadFailureKind): boolean => {
  switch (kind) {
    case 'network':
    case 'http':
      return true;
    case 'timeout':
    case 'integrity':
    case 'evaluation':
    case 'missing-expose':
    case 'contract':
    case 'render':
      return false;
  }
};

/** A failure as an Error, so that it can be thrown and reported with its remote and version. */
export class RemoteLoadError extends Error {
  readonly failure: LoadFailure;

  constructor(failure: LoadFailure) {
    super(`${failure.remote}@${failure.version}: ${failure.kind}: ${failure.detail}`);
    this.name = 'RemoteLoadError';
    this.failure = failure;
  }
}
