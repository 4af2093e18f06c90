export {
  buttonLook,
  buttonSnippet,
  buttonUrl,
  iframeSnippet,
  reactButtonSnippet,
  reactSnippet,
  scriptSnippet,
  widgetUrl,
} from './snippets';
export type { SnippetSource } from './snippets';
export { readDraft, toConfig } from './widget-draft';
export type { WidgetDraft } from './widget-draft';
export { searchSuggestions, toSuggestions, unknownFields } from './suggestions';
export type { SuggestionList } from './suggestions';
export type { WidgetCurrency } from './widget-currency';
