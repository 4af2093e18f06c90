/** A verified server bundle in a local file. The worker verifies it again before running it. */
export type Bundle = {
  readonly name: string;
  readonly version: string;
  readonly path: string;
  readonly sha384: string;
  /** Writes the file again if it was lost, and returns its bytes. Rejects if that is impossible. */
  readonly restore?: () => Promise<Buffer>;
};
