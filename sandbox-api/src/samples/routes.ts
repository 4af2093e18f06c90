import type { FastifyInstance } from 'fastify';
import * as t from 'io-ts';

import { decodeOrRefuse, Text } from '../http/index.ts';
import { SAMPLE_NAMES, samplePage, samplePolicy } from './sample-page.ts';

const Query = t.type({ only: Text, id: Text, language: Text, theme: Text }, 'SampleQuery');

/**
 * `/samples/blocks`: sample page of a third-party site with our blocks. `?only=a,b` selects blocks, `&theme=dark`
 * selects a dark page.
 */
export const addSampleRoutes = (
  app: FastifyInstance,
  { siteOrigin }: { readonly siteOrigin: string },
): void => {
  app.get('/blocks', (request, reply) => {
    const { only, id, language, theme } = decodeOrRefuse(Query, request.query);
    const asked = only === '' ? SAMPLE_NAMES : only.split(',');
    const names = SAMPLE_NAMES.filter((name) => asked.includes(name));
    return reply
      .header('content-security-policy', samplePolicy(siteOrigin))
      .type('text/html; charset=utf-8')
      .send(
        samplePage({
          site: siteOrigin,
          names,
          id,
          language: language === '' ? 'en' : language,
          theme: theme === 'dark' ? 'dark' : 'light',
        }),
      );
  });
};
