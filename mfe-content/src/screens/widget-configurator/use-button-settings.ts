import { useUnit } from 'effector-react';

import { DEFAULT_WIDGET } from '@coinlane/shared-contracts/widget';
import type { WidgetSettings } from '@coinlane/shared-contracts/widget';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import { widgetConfigModel } from '../../model/widget-config';

/** Settings of the button. Its default label is in the language of the page. */
export const useButtonSettings = (): WidgetSettings => {
  const { t } = useTranslation('content');
  const { settings } = useUnit(widgetConfigModel.$config);
  return settings.buttonLabel === DEFAULT_WIDGET.buttonLabel
    ? { ...settings, buttonLabel: t('configurator.defaultLabel') }
    : settings;
};
