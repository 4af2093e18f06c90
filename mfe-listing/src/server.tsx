import { allSettled, serialize } from 'effector';
import type { Scope } from 'effector';

import type { Fragment, FragmentRequest } from '@coinlane/shared-contracts/lifecycle';
import { renderRemote, serverI18n, serverRemoteProps } from '@coinlane/shared-ui/remote-server';

import { createScope } from './app/create-scope';
import { cachedFragment } from './app/cached-fragments';
import { failureHead, headOf } from './app/page-head';
import { RemoteRoot } from './app/remote-root';
import type { ListingContent } from './domain/listing-content';
import { listingPageAt } from './domain/listing-page';
import { listingModel } from './model/listing';
import type { ListingView } from './model/listing';

const statusOf = (view: ListingView): number => {
  if (view._tag !== 'Loaded') return 503;
  if (view.content._tag === 'Redirect') return 301;
  return view.content._tag === 'NotFound' ? 404 : 200;
};

/** Of the second that a page may take on the server, the part for all that is asked for. */
const CALLS_MS = 600;
/** Even where the list itself came late. */
const LEAST_MS = 50;

/** The time that is left for what stands beside the page's own words: without it the page is one, a late page is none. */
const untilCallsEnd = (): (() => number) => {
  const endsAt = performance.now() + CALLS_MS;
  return () => Math.max(Math.round(endsAt - performance.now()), LEAST_MS);
};

type Prepared = {
  readonly request: FragmentRequest;
  readonly i18n: ReturnType<typeof serverI18n>;
  readonly props: ReturnType<typeof serverRemoteProps>;
  readonly scope: Scope;
};

const draw = ({ request, i18n, props, scope }: Prepared): Fragment => {
  const view = scope.getState(listingModel.$view);
  const site = {
    brand: request.config.brand,
    origin: `https://${request.config.hostName}`,
    basename: request.basename,
    language: request.language,
  };
  const t = (key: string, values: Readonly<Record<string, string>>): string => i18n.t(key, values);
  const isLoaded = view._tag === 'Loaded';
  return {
    status: statusOf(view),
    html: renderRemote('mfe-listing', RemoteRoot, props, scope),
    state: serialize(scope),
    head: isLoaded ? headOf(view, scope.getState(listingModel.market.$facts), t, site) : failureHead(t, site),
    ...(isLoaded && view.content._tag === 'Redirect' ? { redirectTo: view.content.path } : {}),
    isCacheable: isLoaded,
  };
};

/** The pages of more than a thousand links, which show no price that moves. */
const isLetterPage = ({ _tag }: ListingContent): boolean => _tag === 'AllCurrencies' || _tag === 'PairsFrom';

/**
 * The fragment face of the listing: 404 for an unknown currency, 301 for a redirected one, 503 with a page that
 * offers to try again when the content service does not answer.
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
