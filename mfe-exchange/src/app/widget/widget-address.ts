import { printWidgetSettings, WIDGET_PATH } from '@coinlane/shared-contracts/widget';
import type { WidgetSettings } from '@coinlane/shared-contracts/widget';

/** The widget's page with other settings; who hears its messages stays. English is said, or the path's language would hold. */
export const widgetAddress = (settings: WidgetSettings, { hash }: Pick<Location, 'hash'>): string => {
  const search = new URLSearchParams(printWidgetSettings(settings));
  search.set('lang', settings.lang);
  return `${WIDGET_PATH}?${search.toString()}${hash}`;
};
