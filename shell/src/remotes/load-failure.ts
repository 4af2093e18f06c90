/** Reason why a remote cannot be shown. */
export type LoadFailureKind =
  | 'network'
  | 'http'
  | 'integrity'
  | 'timeout'
  | 'evaluation'
  | 'missing-expose'
  | 'contract'
  | 'render';

export type LoadFailure = {
  readonly kind: LoadFailureKind;
  readonly remote: string;
  readonly version: string;
  /** For the error report, not for the visitor. */
  readonly detail: string;
};

/** Whether a retry can help. It can after a network failure, but not after wrong bytes or an error in a module. */
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

export class RemoteLoadError extends Error {
  readonly failure: LoadFailure;

  constructor(failure: LoadFailure) {
    super(`${failure.remote}@${failure.version}: ${failure.kind}: ${failure.detail}`);
    this.name = 'RemoteLoadError';
    this.failure = failure;
  }
}
