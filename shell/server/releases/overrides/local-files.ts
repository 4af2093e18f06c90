import type { FastifyInstance, FastifyRequest } from 'fastify';

import { contentTypeOf } from '../remotes/index.ts';
import { fetchLocal, localVersionOf } from './local-build.ts';
import type { Override } from './override-words.ts';

type LocalRequest = FastifyRequest<{ Params: { name: string; version: string; '*': string } }>;

/**
 * Serves the files of a local build to visitors who requested it. They come from this site, so that the content
 * security policy does not change.
 */
export const addLocalFiles = (
  app: FastifyInstance,
  askedBy: (request: FastifyRequest) => Promise<Override>,
): void => {
  app.get('/remotes/:name/:version(^local-\\d{1,5}$)/*', async (request: LocalRequest, reply) => {
    const { name, version, '*': path } = request.params;
    const { remotes } = await askedBy(request);
    const asked = remotes.find(
      (remote) =>
        remote.name === name && 'localOrigin' in remote && localVersionOf(remote.localOrigin) === version,
    );
    const contentType = contentTypeOf(path);
    const bytes =
      asked === undefined || !('localOrigin' in asked) || contentType === null
        ? null
        : await fetchLocal(asked.localOrigin, path).catch(() => null);
    reply.header('cache-control', 'no-store');
    if (bytes === null) return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
    return reply.type(contentType ?? '').send(bytes);
  });
};
