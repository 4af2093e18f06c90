import { compressBest, compressFast, keptBrotli } from './compression.ts';
import { contentTypeOf, isCompressible } from './content-type.ts';

type Encoding = 'br' | 'gzip' | 'identity';

/** A file ready to be sent, in every encoding there is. */
export type Artifact = {
  readonly contentType: string;
  readonly sha384: string;
  readonly bodies: Readonly<Partial<Record<Encoding, Buffer>>> & { readonly identity: Buffer };
};

/** Immutable files by URL path, held in memory: a Map answers about eight times as fast as a stream from disk. */
export type ArtifactStore = {
  readonly get: (urlPath: string) => Artifact | undefined;
  readonly put: (urlPath: string, bytes: Uint8Array, sha384: string) => Promise<void>;
  /** Forgets what is not wanted any more. */
  readonly keepOnly: (isWanted: (urlPath: string) => boolean) => void;
  /** Resolves when the background compression has caught up. */
  readonly settled: () => Promise<void>;
  /** Compresses no more; resolves when the file in hand is done. */
  readonly stop: () => Promise<void>;
};

type Waiting = { readonly urlPath: string; readonly artifact: Artifact };

const compressedFirst = async (folder: string, bytes: Buffer, sha384: string) => {
  const kept = await keptBrotli(folder, sha384, bytes);
  const { brotli, gzip } = await compressFast(bytes);
  return { bodies: { identity: bytes, br: kept ?? brotli, gzip }, isBest: kept !== null };
};

/** A shelf that keeps the results of slow compression in `cacheFolder`. */
export const createArtifactStore = (cacheFolder: string): ArtifactStore => {
  const artifacts = new Map<string, Artifact>();
  let queue: Promise<void> = Promise.resolve();
  let isStopped = false;

  const improve = async ({ urlPath, artifact }: Waiting): Promise<void> => {
    if (isStopped || artifacts.get(urlPath) !== artifact) return;
    const br = await compressBest(cacheFolder, artifact.sha384, artifact.bodies.identity);
    if (artifacts.get(urlPath) === artifact)
      artifacts.set(urlPath, { ...artifact, bodies: { ...artifact.bodies, br } });
  };

  return {
    get: (urlPath) => artifacts.get(urlPath),
    put: async (urlPath, bytes, sha384) => {
      const contentType = contentTypeOf(urlPath);
      if (contentType === null || artifacts.get(urlPath)?.sha384 === sha384) return;
      const identity = Buffer.from(bytes);
      if (!isCompressible(contentType)) {
        artifacts.set(urlPath, { contentType, sha384, bodies: { identity } });
        return;
      }
      const { bodies, isBest } = await compressedFirst(cacheFolder, identity, sha384);
      const artifact: Artifact = { contentType, sha384, bodies };
      artifacts.set(urlPath, artifact);
      // only developers request source maps: the best compression would cost more than all scripts together
      if (!isBest && !urlPath.endsWith('.map')) queue = queue.then(() => improve({ urlPath, artifact }));
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
