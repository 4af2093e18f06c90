import type { Scope } from 'effector';

import { readWidgetSettings, widgetColoursPath } from '@coinlane/shared-contracts/widget';
import type { WidgetSettings } from '@coinlane/shared-contracts/widget';

import { isAnotherExchange } from '../domain/calculator-search';
import type { WidgetHost } from './widget-host';
import { applySettings } from './widget-scope';

type Page = {
  readonly scope: () => Scope | null;
  /** Restarts the widget for another exchange without loading a new page. */
  readonly restart: (settings: WidgetSettings) => Promise<void>;
  /** Loads the page in another language. */
  readonly load: (settings: WidgetSettings) => void;
};

const COLOURS_ID = 'widget-colours';

/** Sets the page's theme and colours. The style sheet has its own URL, so no inline style is needed. */
const showColours = (settings: WidgetSettings): void => {
  document.documentElement.dataset['theme'] = settings.darkMode ? 'dark' : 'light';
  const sheet = document.getElementById(COLOURS_ID);
  const href = widgetColoursPath(settings);
  if (sheet?.getAttribute('href') !== href) sheet?.setAttribute('href', href);
};

/** Applies the settings that our configurator sends. Returns an unsubscribe function. */
export const followConfigurator = (host: WidgetHost, first: WidgetSettings, page: Page): (() => void) => {
  let shown = first;
  return host.subscribe((search) => {
    const { settings } = readWidgetSettings(search);
    const before = shown;
    shown = settings;
    if (settings.lang !== before.lang) {
      page.load(settings);
      return;
    }
    showColours(settings);
    const scope = page.scope();
    if (scope !== null && !isAnotherExchange(before, settings)) applySettings(scope, settings);
    else void page.restart(settings);
  });
};
