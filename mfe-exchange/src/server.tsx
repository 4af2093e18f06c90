import { allSettled, serialize } from 'effector';
import type { Scope } from 'effector';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import type {
  Feature,
  Fragment,
  FragmentRequest,
  Head,
  RenderFragment,
} from '@coinlane/shared-contracts/lifecycle';
import { renderRemote, serverI18n, serverRemoteProps } from '@coinlane/shared-ui/remote-server';

import { createRequestScope, noReplyEmailOf } from './app/create-remote-scope';
import { cachedCurrencies } from './currency/app/cached-currencies';
import { cachedHomeFacts } from './form/app/cached-home-facts';
import { callsOver } from './app/calls';
import { faqJsonLd, formHead } from './form/app/form-head';
import { historyHead, statusHead } from './order/app/order-head';
import type { Say } from './page/app/say';
import { createOrderRequestScope } from './order/app/create-order-scope';
import { HistoryPart } from './order/app/history-part';
import { createRemoteRoot } from './app/remote-root';
import { pageOf } from './app/routes';
import type { SitePage } from './app/routes';
import { renderWidget } from './widget/app/render-widget';
import { StatusPart } from './order/app/status-part';
import { manifest } from './manifest';
import { transactionStatusModel } from './order/model/transaction-status';
import { fiatModeModel } from './form/model/fiat-mode';
import { urlStateModel } from './form/model/url-state';
import { CalculatorExtras } from './form/screens/calculator-extras';
import { DetailsPanel } from './form/screens/exchange-details';
import { FiatDialog } from './form/screens/fiat-dialog';
import { homeFaq, HomeSections, StaticPlace } from './form/screens/home';

const Nothing = () => null;

/** Root of a request, with the HTML of the sections below the form, and the scope of the order page. */
const rootWith = (home: string | null, order: Scope): ComponentType =>
  createRemoteRoot({
    Extras: CalculatorExtras,
    Details: DetailsPanel,
    TransactionStatus: () => <StatusPart scope={order} />,
    FiatDialog,
    History: HistoryPart,
    Home: home === null ? Nothing : () => <StaticPlace html={home} address="" />,
  });

/** Scopes of a request: each screen has its own. */
type Scopes = { readonly form: Scope; readonly order: Scope };

/** Loads the data of the first view. If a call fails, the browser retries it. */
const fill = async (
  { form, order }: Scopes,
  page: SitePage,
  { pathname, search }: FragmentRequest,
): Promise<void> => {
  if (page._tag === 'Form')
    await allSettled(urlStateModel.locationChanged, { scope: form, params: { pathname, search, hash: '' } });
  if (page._tag === 'Status')
    await allSettled(transactionStatusModel.opened, { scope: order, params: page.transactionId });
};

const headOf = (page: SitePage, say: Say, { form, order }: Scopes): Head => {
  switch (page._tag) {
    case 'Form':
      return { ...formHead(say, form.getState(fiatModeModel.$kind)), jsonLd: [faqJsonLd(homeFaq(say))] };
    case 'History':
      return historyHead(say);
    case 'Status':
      return statusHead(say, order.getState(transactionStatusModel.$view), page.transactionId);
  }
};

/** Renders the sections below the form. Null on other pages. */
const homeOf = async (
  page: SitePage,
  { http, language, basename, config }: FragmentRequest,
  t: Say,
): Promise<string | null> => {
  if (page._tag !== 'Form') return null;
  const facts = await cachedHomeFacts(http, cachedCurrencies);
  const href = (path: string): string => `${basename}${path}`;
  const has = (feature: Feature): boolean => config.unavailable?.includes(feature) !== true;
  return renderToStaticMarkup(
    <HomeSections
      {...{ facts, t, language, href }}
      hasListing={has('listing')}
      hasReviews={has('reviews')}
    />,
  );
};

const notOurs: Fragment = { status: 404, html: '', state: null, head: { title: '' }, isCacheable: false };

/** Renders a request with its own scope. Returns the HTML and the state. */
export const render: RenderFragment = async (request) => {
  const page = pageOf(request.pathname);
  if (page === null) return notOurs;
  if (page._tag === 'Widget') return renderWidget(request);
  const i18n = serverI18n(manifest.namespace, request);
  const props = serverRemoteProps(request, i18n);
  const form = createRequestScope(props, () =>
    Promise.resolve(callsOver(request.http, noReplyEmailOf(request.config), cachedCurrencies(request.http))),
  );
  const order = createOrderRequestScope(props);
  const say = i18n.getFixedT(request.language, 'exchange' as const);
  const [home] = await Promise.all([homeOf(page, request, say), fill({ form, order }, page, request)]);
  const view = order.getState(transactionStatusModel.$view);
  return {
    status: page._tag === 'Status' && view._tag === 'NotFound' ? 404 : 200,
    html: renderRemote(manifest.name, rootWith(home, order), props, form),
    state: page._tag === 'Status' ? { order: serialize(order) } : { form: serialize(form) },
    head: headOf(page, say, { form, order }),
    isCacheable: page._tag !== 'Status',
  };
};
