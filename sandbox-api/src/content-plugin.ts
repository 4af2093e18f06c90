import type { FastifyPluginAsync } from 'fastify';

import { addIconRoutes } from './content/index.ts';
import { addContentPageRoutes, createContentStore, withOfferedLinks } from './content-pages/index.ts';
import { answerFailures } from './http/index.ts';

type ContentOptions = {
  /** Another content folder than that of this repository. */
  readonly folder?: string;
  /** Whether the site has a page. Texts contain no links to others, and posts that it does not have are left out. */
  readonly isOffered?: (path: string) => boolean;
};

/**
 * The pages and posts of a content folder and the currencies' icons without the rest of the sandbox, for a site whose
 * orders are real. It has no reviews. The caller lists the currencies.
 */
export const contentPlugin =
  ({ folder, isOffered = () => true }: ContentOptions = {}): FastifyPluginAsync =>
  (app) => {
    answerFailures(app);
    app.addHook('preSerialization', (_request, _reply, reply, done) => {
      done(null, withOfferedLinks(reply, isOffered));
    });
    addContentPageRoutes(app, createContentStore(folder, isOffered));
    addIconRoutes(app);
    return Promise.resolve();
  };
