import { createEvent, createStore } from 'effector';

import { DEFAULT_WIDGET } from '@coinlane/shared-contracts/widget';
import type { WidgetSettings } from '@coinlane/shared-contracts/widget';

/** The partner's settings. Received when the scope is created, and when our configurator changes the appearance. */
export const settingsReceived = createEvent<WidgetSettings>();

export const $widgetSettings = createStore<WidgetSettings>(DEFAULT_WIDGET, { serialize: 'ignore' }).on(
  settingsReceived,
  (_, settings) => settings,
);
