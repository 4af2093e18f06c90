export { WidgetConfigurator } from './widget-configurator';
