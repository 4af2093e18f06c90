import { allSettled, serialize } from 'effector';
import type { Scope } from 'effector';

import type { Fragment, FragmentRequest, Head } from '@coinlane/shared-contracts/lifecycle';
import type { Translate } from '@coinlane/shared-ui/i18n';
import { renderRemote, serverI18n, serverRemoteProps } from '@coinlane/shared-ui/remote-server';

import { createScope } from './app/create-scope';
import { cachedFragment } from './app/cached-fragments';
import { jsonLdOf } from './app/json-ld';
import type { Shown, Site } from './app/json-ld';
import { failureHead, headOf } from './app/page-head';
import { CoinPages } from './app/coin-pages';
import { packState } from './app/packed-state';
import { createRemoteRoot } from './app/remote-root';
import type { ListingContent } from './domain/listing-content';
import { listingPageAt } from './domain/listing-page';
import { listingModel } from './model/listing';
import type { ListingView } from './model/listing';

const RemoteRoot = createRemoteRoot(CoinPages);

const statusOf = (view: ListingView): number => {
  if (view._tag !== 'Loaded') return 503;
  if (view.content._tag === 'Redirect') return 301;
  return view.content._tag === 'NotFound' ? 404 : 200;
};

/** Time limit for all calls, out of the second that a page may take on the server. */
const CALLS_MS = 600;
/** Minimum, even if the list itself arrived late. */
const MIN_MS = 50;

/**
 * Returns the remaining time for calls that the page can do without. A page without their data is better than a
 * late page.
 */
const untilCallsEnd = (): (() => number) => {
  const endsAt = performance.now() + CALLS_MS;
  return () => Math.max(Math.round(endsAt - performance.now()), MIN_MS);
};

type Prepared = {
  readonly request: FragmentRequest;
  readonly i18n: ReturnType<typeof serverI18n>;
  readonly props: ReturnType<typeof serverRemoteProps>;
  readonly scope: Scope;
};

/** Head of a page with its structured data, except for a missing page. */
const fullHead = (shown: Shown, scope: Scope, t: Translate<'listing'>, site: Site): Head => {
  const head = headOf(shown, t, site);
  if (shown.content._tag === 'NotFound' || shown.content._tag === 'Redirect') return head;
  return { ...head, jsonLd: jsonLdOf(shown, scope.getState(listingModel.market.$facts), t, site) };
};

const draw = ({ request, i18n, props, scope }: Prepared): Fragment => {
  const view = scope.getState(listingModel.$view);
  const site = {
    brand: request.config.brand,
    origin: `https://${request.config.hostName}`,
    basename: request.basename,
    language: request.language,
  };
  const t: Translate<'listing'> = i18n.getFixedT(request.language, 'listing');
  const isLoaded = view._tag === 'Loaded';
  return {
    status: statusOf(view),
    html: renderRemote('mfe-listing', RemoteRoot, props, scope),
    state: packState(serialize(scope)),
    head: isLoaded ? fullHead(view, scope, t, site) : failureHead(t, site),
    ...(isLoaded && view.content._tag === 'Redirect' ? { redirectTo: view.content.path } : {}),
    isCacheable: isLoaded,
  };
};

/** Pages with more than a thousand links and without live prices. */
const isLetterPage = ({ _tag }: ListingContent): boolean => _tag === 'AllCurrencies' || _tag === 'PairsFrom';

/**
 * Renders a fragment: 404 for an unknown currency, 301 for a redirected one, and 503 with a retry button if the
 * content service is unavailable.
 */
export const render = async (request: FragmentRequest): Promise<Fragment> => {
  const i18n = serverI18n('listing', request);
  const props = serverRemoteProps(request, i18n);
  const scope = createScope(props, null, untilCallsEnd());
  if (request.isBot) await allSettled(listingModel.botDetected, { scope });
  await allSettled(listingModel.pageOpened, {
    scope,
    params: listingPageAt(request.pathname, request.search),
  });
  const view = scope.getState(listingModel.$view);
  const make = (): Fragment => draw({ request, i18n, props, scope });
  return view._tag === 'Loaded' && isLetterPage(view.content)
    ? cachedFragment(view.content, request, make)
    : make();
};
