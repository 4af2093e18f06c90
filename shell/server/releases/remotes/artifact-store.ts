import type { AcceptedEncoding } from './accepted-encoding.ts';
import { compressBest, fastBrotli, gzipped, cachedBrotli } from './compression.ts';
import { contentTypeOf, isCompressible } from './content-type.ts';

/** A file that is ready to be sent. */
export type Artifact = {
  readonly contentType: string;
  readonly sha384: string;
  /** Whether there are encodings other than `identity`. */
  readonly isCompressible: boolean;
  /** The file in an encoding. Compresses it on the first call, because most files are never requested with gzip. */
  readonly body: (encoding: AcceptedEncoding) => Promise<Buffer>;
};

/** Immutable files by URL path, in memory: a Map is about eight times as fast as a stream from disk. */
export type ArtifactStore = {
  readonly get: (urlPath: string) => Artifact | undefined;
  readonly put: (urlPath: string, bytes: Uint8Array, sha384: string) => Promise<void>;
  /** Removes files that are no longer needed. */
  readonly keepOnly: (isWanted: (urlPath: string) => boolean) => void;
  /** Resolves when the background compression has finished. */
  readonly settled: () => Promise<void>;
  /** Stops the compression. Resolves when the current file is finished. */
  readonly stop: () => Promise<void>;
};

type Bodies = Readonly<Record<AcceptedEncoding, () => Promise<Buffer>>>;

const once = (make: () => Promise<Buffer>): (() => Promise<Buffer>) => {
  let made: Promise<Buffer> | null = null;
  return () => (made ??= make());
};

const artifactOf = (contentType: string, sha384: string, bodies: Bodies): Artifact => ({
  contentType,
  sha384,
  isCompressible: isCompressible(contentType),
  body: (encoding) => bodies[encoding](),
});

/** A store that caches the results of slow compression in `cacheFolder`. */
export const createArtifactStore = (cacheFolder: string): ArtifactStore => {
  const artifacts = new Map<string, Artifact>();
  let queue: Promise<void> = Promise.resolve();
  let isStopped = false;

  return {
    get: (urlPath) => artifacts.get(urlPath),
    put: async (urlPath, bytes, sha384) => {
      const contentType = contentTypeOf(urlPath);
      if (contentType === null || artifacts.get(urlPath)?.sha384 === sha384) return;
      const identity = Buffer.from(bytes);
      const cachedCopy = isCompressible(contentType)
        ? await cachedBrotli(cacheFolder, sha384, identity)
        : null;
      const bodies: Bodies = {
        identity: () => Promise.resolve(identity),
        gzip: once(() => gzipped(identity)),
        br: cachedCopy === null ? once(() => fastBrotli(identity)) : () => Promise.resolve(cachedCopy),
      };
      const artifact = artifactOf(contentType, sha384, bodies);
      artifacts.set(urlPath, artifact);
      // only developers request source maps, and their best compression would cost more than that of all scripts
      // together
      if (!artifact.isCompressible || cachedCopy !== null || urlPath.endsWith('.map')) return;
      queue = queue.then(async () => {
        if (isStopped || artifacts.get(urlPath) !== artifact) return;
        const best = await compressBest(cacheFolder, sha384, identity);
        if (artifacts.get(urlPath) === artifact)
          artifacts.set(
            urlPath,
            artifactOf(contentType, sha384, { ...bodies, br: () => Promise.resolve(best) }),
          );
      });
    },
    keepOnly: (isWanted) => {
      for (const urlPath of artifacts.keys()) if (!isWanted(urlPath)) artifacts.delete(urlPath);
    },
    settled: () => queue,
    stop: () => {
      isStopped = true;
      return queue;
    },
  };
};
