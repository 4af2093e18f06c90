import { createWidgetConfigModel } from './create-widget-config-model';

export type { ConfiguratorPage } from './create-widget-config-model';

export const widgetConfigModel = createWidgetConfigModel();
