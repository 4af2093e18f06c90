import type { FastifyPluginAsync } from 'fastify';

import { addIconRoutes } from './content/index.ts';
import { addContentPageRoutes, createContentStore } from './content-pages/index.ts';
import { answerFailures } from './http/index.ts';

/**
 * The pages and posts of a content folder and the currencies' icons without the rest of the sandbox, for a site whose
 * orders are real. It has no reviews. The caller lists the currencies.
 */
export const contentPlugin =
  (folder?: string): FastifyPluginAsync =>
  (app) => {
    answerFailures(app);
    addContentPageRoutes(app, createContentStore(folder));
    addIconRoutes(app);
    return Promise.resolve();
  };
