import { allSettled, serialize } from 'effector';

import type { Fragment, FragmentRequest } from '@coinlane/shared-contracts/lifecycle';
import { readWidgetSettings } from '@coinlane/shared-contracts/widget';
import { renderRemote, serverI18n, serverRemoteProps } from '@coinlane/shared-ui/remote-server';

import { urlStateModel } from '../../form/model/url-state';
import { DetailsPanel } from '../../form/screens/exchange-details';
import { FiatDialog } from '../../form/screens/fiat-dialog';
import { widgetDetails } from '../screens/widget-form';
import { cachedCurrencies } from '../../currency/app/cached-currencies';
import { callsOver } from '../../app/calls';
import { createRequestScope, noReplyEmailOf } from '../../app/create-remote-scope';
import { widgetCalls } from './widget-calls';
import { widgetProps } from './widget-props';
import { createWidgetRoot } from './widget-root';
import { applySettings } from './widget-scope';
import { WidgetStatusPart } from './widget-status-part';

const NAME = 'mfe-exchange';

const Root = createWidgetRoot({
  Details: widgetDetails(DetailsPanel),
  TransactionStatus: WidgetStatusPart,
  FiatDialog,
  host: null,
  onLanguage: () => undefined,
});

/** Renders the widget for the settings in its address. Never cached, never indexed. */
export const renderWidget = async (request: FragmentRequest): Promise<Fragment> => {
  const { settings } = readWidgetSettings(request.search);
  const i18n = serverI18n('exchange', request);
  const props = widgetProps(serverRemoteProps(request, i18n), settings);
  const calls = widgetCalls({
    callsOver: (currencies) => callsOver(request.http, noReplyEmailOf(request.config), currencies),
    currencies: cachedCurrencies(request.http),
    settings,
  });
  const scope = createRequestScope(props, () => Promise.resolve(calls));
  applySettings(scope, settings);
  await allSettled(urlStateModel.locationChanged, { scope, params: props.navigation.location() });
  return {
    status: 200,
    html: renderRemote(NAME, Root, props, scope),
    state: { form: serialize(scope) },
    head: { title: i18n.t('widget.title'), robots: 'noindex' },
    isCacheable: false,
  };
};
