import type { FastifyInstance, FastifyReply } from 'fastify';
import * as t from 'io-ts';

import { findByLink } from '../currencies/index.ts';
import type { Catalogs } from '../currency-calls/index.ts';
import { decodeOrRefuse, namespaceOf, notFound, RequiredText } from '../http/index.ts';
import { iconOf } from './icons.ts';
import { buyableLinks, coinPairs, pairPages, topLinks, wireListed } from './listing.ts';
import { unchanging, unchangingWhere } from './unchanging.ts';

const LinkParams = t.type({ link: RequiredText }, 'LinkInPath');
const IconParams = t.type({ file: RequiredText }, 'IconInPath');
const ICON_FILE = /^([0-9a-z]+)\.svg$/i;

const sendIcon = (params: unknown, reply: FastifyReply): FastifyReply => {
  const [, ticker = ''] = ICON_FILE.exec(decodeOrRefuse(IconParams, params).file) ?? [];
  const icon = iconOf(ticker);
  if (icon === null) throw notFound('Icon');
  return reply
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
    .type('image/svg+xml')
    .send(icon);
};

/** `/content/icons`: icons of currencies. */
export const addIconRoutes = (app: FastifyInstance): void => {
  app.get('/icons/:file', ({ params }, reply) => sendIcon(params, reply));
};

/** `/content`: the listing's currencies, pairs, links and icons (api contract §5, §6.1). */
export const addContentRoutes = (
  app: FastifyInstance,
  { catalogs, publicPath }: { readonly catalogs: Catalogs; readonly publicPath: string },
): void => {
  const usual = unchangingWhere((request) => catalogs.isUsual(namespaceOf(request)));
  app.get('/currencies', usual, (request) =>
    catalogs.listIn(namespaceOf(request)).map(wireListed(publicPath)),
  );
  app.get('/currencies/:link', ({ params }) => {
    const currency = findByLink(decodeOrRefuse(LinkParams, params).link);
    if (currency === undefined) throw notFound('Currency');
    return wireListed(publicPath)(currency);
  });
  app.get('/coin-pairs/:link', unchanging, ({ params }) => {
    const page = coinPairs(decodeOrRefuse(LinkParams, params).link, publicPath);
    if (page === null) throw notFound('Coin pairs');
    return page;
  });
  app.get('/pair-pages', unchanging, () => pairPages());
  app.get('/available-buy-currencies/links', () => buyableLinks());
  app.get('/top-currencies/links', () => topLinks());
  addIconRoutes(app);
};
