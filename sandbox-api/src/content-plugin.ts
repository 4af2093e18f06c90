import type { FastifyPluginAsync } from 'fastify';

import { addIconRoutes } from './content/index.ts';
import { addContentPageRoutes, createContentStore, withOfferedLinks } from './content-pages/index.ts';
import type { IsServed } from './content-pages/index.ts';
import { answerFailures } from './http/index.ts';

export type { IsServed };

/** A content folder, and the site that shows it. */
export type ContentOptions = {
  /** Default: the content folder of this repository. */
  readonly folder?: string;
  /** Whether the site has a page. Texts contain no links to other pages, and other posts are left out. */
  readonly isOffered?: (path: string) => boolean;
  /** Whether the site has a service. Parts of texts about other services are left out. */
  readonly isServed?: IsServed;
  /** E-mail address of support. Without a contact page, links to it use this address. */
  readonly supportEmail?: string;
};

/**
 * The pages and posts of a content folder, and the icons of currencies, without the rest of the sandbox. For a
 * site with real orders. Reviews are in `forms-plugin.ts`. The caller lists the currencies.
 */
export const contentPlugin =
  ({ folder, isOffered = () => true, isServed, supportEmail }: ContentOptions = {}): FastifyPluginAsync =>
  (app) => {
    answerFailures(app);
    app.addHook('preSerialization', (_request, _reply, reply, done) => {
      done(null, withOfferedLinks(reply, { isOffered, supportEmail }));
    });
    addContentPageRoutes(app, createContentStore(folder, { isOffered, ...(isServed && { isServed }) }));
    addIconRoutes(app);
    return Promise.resolve();
  };
