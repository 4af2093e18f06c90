export { widgetDetails } from './widget-details';
export { WidgetFormScreen } from './widget-form.screen';
export { WidgetFrame } from './widget-frame';
