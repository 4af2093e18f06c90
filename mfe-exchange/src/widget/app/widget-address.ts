import { printWidgetSettings, WIDGET_PATH } from '@coinlane/shared-contracts/widget';
import type { WidgetSettings } from '@coinlane/shared-contracts/widget';

/**
 * Returns the widget's address for other settings. Keeps the hash, which contains the host's origin. The language
 * is always explicit, so that the language of the path does not apply.
 */
export const widgetAddress = (settings: WidgetSettings, { hash }: Pick<Location, 'hash'>): string => {
  const search = new URLSearchParams(printWidgetSettings(settings));
  search.set('lang', settings.lang);
  return `${WIDGET_PATH}?${search.toString()}${hash}`;
};
