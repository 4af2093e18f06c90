import { createEvent, createStore } from 'effector';

import { DEFAULT_WIDGET } from '@coinlane/shared-contracts/widget';
import type { WidgetSettings } from '@coinlane/shared-contracts/widget';

/** What the partner wants; told when the scope is made, and again when our configurator shows another look. */
export const settingsReceived = createEvent<WidgetSettings>();

export const $widgetSettings = createStore<WidgetSettings>(DEFAULT_WIDGET, { serialize: 'ignore' }).on(
  settingsReceived,
  (_, settings) => settings,
);
