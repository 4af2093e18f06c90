export {
  DEFAULT_WIDGET,
  printWidgetSettings,
  readWidgetSettings,
  WIDGET_COLOURS_PATH,
  WIDGET_PATH,
  widgetColoursPath,
} from './widget-address.ts';
export type { ReadWidget, WidgetProblem } from './widget-address.ts';
export {
  contrast,
  defaultBackground,
  inkOn,
  READABLE_CONTRAST,
  readableOn,
  widgetColours,
} from './widget-colours.ts';
export type { BackgroundReading, WidgetColours } from './widget-colours.ts';
export { CONFIGURATOR_TYPES, languageOfWidget, WIDGET_LANGUAGES, widgetLanguageOf } from './widget-codecs.ts';
export type { ConfiguratorType, WidgetLanguage } from './widget-codecs.ts';
export {
  readWidgetConfigure,
  readWidgetMessage,
  WIDGET_MESSAGE_SOURCE,
  WidgetConfigure,
  WidgetMessage,
} from './widget-messages.ts';
export { WIDGET_PARAMETER_NAMES, WIDGET_PARAMETERS } from './widget-parameters.ts';
export type { WidgetParameter, WidgetParameterName, WidgetSettings } from './widget-parameters.ts';
