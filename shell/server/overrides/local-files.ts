import type { FastifyInstance, FastifyRequest } from 'fastify';

import { contentTypeOf } from '../remotes/index.ts';
import { fetchLocal, localVersionOf } from './local-build.ts';
import type { Override } from './override-words.ts';

type LocalRequest = FastifyRequest<{ Params: { name: string; version: string; '*': string } }>;

/**
 * The files of a build on this machine, for who asked for it and nobody else. They come through this site, so that the
 * page's policy stays as strict as for visitors.
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
