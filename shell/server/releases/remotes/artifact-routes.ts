import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { acceptedEncoding } from './accepted-encoding.ts';
import type { Artifact, ArtifactStore } from './artifact-store.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const ETAG_CHARACTERS = 32;

const etagOf = ({ sha384 }: Artifact, encoding: string): string =>
  `"${sha384.slice(0, ETAG_CHARACTERS)}${encoding === 'identity' ? '' : `-${encoding}`}"`;

const isKnown = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((word) => word.trim().replace(/^W\//, '') === etag || word.trim() === '*');

const sendArtifact = async (
  request: FastifyRequest,
  reply: FastifyReply,
  artifact: Artifact,
): Promise<FastifyReply> => {
  const encoding = acceptedEncoding(request.headers['accept-encoding'], () => artifact.isCompressible);
  const etag = etagOf(artifact, encoding);
  reply.header('cache-control', IMMUTABLE).header('etag', etag).header('vary', 'accept-encoding');
  if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type(artifact.contentType).send(await artifact.body(encoding));
};

/**
 * Serves the immutable files of the shell and the remotes. A missing file can belong to a page that another server
 * composed: `seek` can load it.
 */
export const addArtifactRoutes = (
  app: FastifyInstance,
  artifacts: ArtifactStore,
  seek: (request: FastifyRequest) => Promise<void>,
): void => {
  const handle = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const [path = ''] = request.url.split('?');
    if (artifacts.get(path) === undefined) await seek(request);
    const artifact = artifacts.get(path);
    if (artifact === undefined)
      return reply
        .code(404)
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send('Not found');
    return sendArtifact(request, reply, artifact);
  };
  app.get('/remotes/*', handle);
  app.get('/shell/*', handle);
};
