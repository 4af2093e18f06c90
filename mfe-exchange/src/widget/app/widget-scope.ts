import { allSettled } from 'effector';
import type { Scope } from 'effector';

import type { RemoteProps } from '@coinlane/shared-contracts/lifecycle';
import type { WidgetSettings } from '@coinlane/shared-contracts/widget';

import { fetchCurrencies } from '../../currency/api/currency';
import { settingsReceived } from '../model/widget-settings';
import { loadCalls } from '../../app/call-handlers';
import type { LoadCalls } from '../../app/call-handlers';
import { createRemoteScope, noReplyEmailOf } from '../../app/create-remote-scope';
import { widgetCalls } from './widget-calls';

/** Applies the partner's settings to a scope, synchronously. */
export const applySettings = (scope: Scope, settings: WidgetSettings): void => {
  void allSettled(settingsReceived, { scope, params: settings });
};

const callsOf = ({ http, config }: RemoteProps, settings: WidgetSettings): LoadCalls =>
  loadCalls((callsOver) =>
    widgetCalls({
      callsOver: (currencies) => callsOver(http, noReplyEmailOf(config), currencies),
      currencies: fetchCurrencies(http),
      settings,
    }),
  );

/** Creates the scope of a widget: the scope of the exchange with the partner's currencies. */
export const createWidgetScope = (props: RemoteProps, state: unknown, settings: WidgetSettings): Scope => {
  const scope = createRemoteScope(props, state, callsOf(props, settings));
  applySettings(scope, settings);
  return scope;
};
