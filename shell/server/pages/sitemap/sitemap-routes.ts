import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Feature } from '@coinlane/shared-contracts/lifecycle';
import { isLanguage } from '@coinlane/shared-contracts/values';

import { encodeText } from '../../releases/remotes/index.ts';
import { isSection, pagesOf } from './sitemap-pages.rule.ts';
import type { Listed } from './sitemap-pages.rule.ts';
import { sitemapIndex, sitemapOf } from './sitemap-xml.ts';

export type SitemapPorts = {
  readonly origin: string;
  readonly unavailable: readonly Feature[];
  /** Null: the content service has never replied. */
  readonly listed: () => Promise<Listed | null>;
};

type SectionRequest = FastifyRequest<{ Params: { language: string; file: string } }>;

const HOUR = 'public, max-age=3600';
const RETRY_AFTER_SECONDS = '60';

const sendXml = async (request: FastifyRequest, reply: FastifyReply, xml: string): Promise<FastifyReply> => {
  const { body, encoding } = await encodeText(xml, request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply
    .header('cache-control', HOUR)
    .header('vary', 'accept-encoding')
    .type('application/xml; charset=utf-8')
    .send(body);
};

const sendPlain = (reply: FastifyReply, status: number, words: string): FastifyReply =>
  reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(`${words}\n`);

const sendSection = async (request: SectionRequest, reply: FastifyReply, ports: SitemapPorts) => {
  const { language, file } = request.params;
  const section = file.replace(/\.xml$/, '');
  if (!isLanguage(language) || !isSection(section) || !file.endsWith('.xml'))
    return sendPlain(reply, 404, 'Not found');
  const listed = await ports.listed();
  if (listed === null)
    return sendPlain(
      reply.header('retry-after', RETRY_AFTER_SECONDS),
      503,
      'The list of currencies is unavailable.',
    );
  return sendXml(
    request,
    reply,
    sitemapOf(ports.origin, language, pagesOf(section, listed, ports.unavailable)),
  );
};

/** Adds `/sitemap.xml` and the sitemaps it lists: all indexed pages, in nine languages. */
export const addSitemapRoutes = (app: FastifyInstance, ports: SitemapPorts): void => {
  app.get('/sitemap.xml', (request, reply) => sendXml(request, reply, sitemapIndex(ports.origin)));
  app.get<{ Params: { language: string; file: string } }>('/sitemaps/:language/:file', (request, reply) =>
    sendSection(request, reply, ports),
  );
};
