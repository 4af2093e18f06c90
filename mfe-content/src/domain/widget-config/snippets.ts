import {
  DEFAULT_WIDGET,
  inkOn,
  languageOfWidget,
  printWidgetSettings,
  WIDGET_PATH,
} from '@coinlane/shared-contracts/widget';
import type { WidgetSettings } from '@coinlane/shared-contracts/widget';

import { escapeMarkup, escapeScript } from './escape-snippet';

/** Data of a snippet. */
export type SnippetSource = {
  /** Origin of this site, without a trailing slash. */
  readonly origin: string;
  readonly settings: WidgetSettings;
  /** Title of the frame for screen readers. */
  readonly title: string;
};

const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads';
const ALLOW = 'clipboard-write; camera';

/** Settings of the widget, without those of the configurator. */
const forWidget = (settings: WidgetSettings): WidgetSettings => ({
  ...settings,
  configuratorType: DEFAULT_WIDGET.configuratorType,
  buttonLabel: DEFAULT_WIDGET.buttonLabel,
});

/** URL of the widget with these settings. */
export const widgetUrl = ({ origin, settings }: Pick<SnippetSource, 'origin' | 'settings'>): string =>
  `${origin}${WIDGET_PATH}${printWidgetSettings(forWidget(settings))}`;

/** Target of the button: this site's exchange in the button's language. */
export const buttonUrl = ({ origin, settings }: Pick<SnippetSource, 'origin' | 'settings'>): string => {
  const { from, to, amount, fixedRate, lang, link_id } = settings;
  const language = languageOfWidget(lang);
  const entries: [string, string][] = [
    ['from', from ?? ''],
    ['to', to ?? ''],
    ['amount', amount],
    ['rateMode', fixedRate ? 'fixed' : ''],
    ['link_id', link_id ?? ''],
  ];
  const query = new URLSearchParams(entries.filter(([, text]) => text !== ''));
  return `${origin}${language === 'en' ? '' : `/${language}`}/exchange?${query.toString()}`;
};

/** A plain frame with a fixed height. Works without scripts. */
export const iframeSnippet = (source: SnippetSource): string =>
  [
    '<iframe',
    `  src="${escapeMarkup(widgetUrl(source))}"`,
    `  title="${escapeMarkup(source.title)}"`,
    '  width="100%" height="860" style="border:0"',
    `  sandbox="${SANDBOX}"`,
    `  allow="${ALLOW}"`,
    '  referrerpolicy="origin" loading="lazy"></iframe>',
  ].join('\n');

const attributeOf = (name: string): string =>
  `data-${name.replace('_', '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** An element and our script, which adjusts the frame's height and reports orders. */
export const scriptSnippet = (source: SnippetSource): string => {
  const entries = new URLSearchParams(printWidgetSettings(forWidget(source.settings)));
  const attributes = [...entries].map(([name, text]) => `\n  ${attributeOf(name)}="${escapeMarkup(text)}"`);
  return [
    `<div data-coinlane-widget data-title="${escapeMarkup(source.title)}"${attributes.join('')}></div>`,
    `<script src="${escapeMarkup(source.origin)}/widget.js" async></script>`,
  ].join('\n');
};

/** A component whose only dependency is React. */
export const reactSnippet = (
  source: SnippetSource,
): string => `import { useEffect, useRef, useState } from 'react';

const ORIGIN = ${escapeScript(source.origin)};
const ADDRESS = ${escapeScript(widgetUrl(source))};

export const ExchangeWidget = ({ onCreated, onStatus }) => {
  const frame = useRef(null);
  const [height, setHeight] = useState(860);
  useEffect(() => {
    const hear = ({ origin, source, data }) => {
      if (origin !== ORIGIN || source !== frame.current?.contentWindow) return;
      if (data?.source !== 'coinlane-widget') return;
      if (data.type === 'resize') setHeight(data.height);
      if (data.type === 'created') onCreated?.(data);
      if (data.type === 'status') onStatus?.(data);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [onCreated, onStatus]);
  return (
    <iframe
      ref={frame}
      src={ADDRESS}
      title={${escapeScript(source.title)}}
      width="100%"
      height={height}
      style={{ border: 0 }}
      sandbox="${SANDBOX}"
      allow="${ALLOW}"
      referrerPolicy="origin"
    />
  );
};`;

/** CSS properties of the button. */
export const buttonLook = ({ color }: WidgetSettings) => ({
  display: 'inline-block',
  padding: '14px 28px',
  'border-radius': '10px',
  background: color,
  color: inkOn(color),
  font: '500 16px/1.25 system-ui, sans-serif',
  'text-decoration': 'none',
});

/** A link that looks like a button. */
export const buttonSnippet = (source: SnippetSource): string => {
  const style = Object.entries(buttonLook(source.settings)).map(([name, value]) => `${name}:${value}`);
  return [
    `<a href="${escapeMarkup(buttonUrl(source))}"`,
    `  target="_blank" rel="noopener"`,
    `  style="${style.join(';')}">${escapeMarkup(source.settings.buttonLabel)}</a>`,
  ].join('\n');
};

const camel = (property: string): string =>
  property.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The button as a React component. */
export const reactButtonSnippet = (source: SnippetSource): string => {
  const style = Object.entries(buttonLook(source.settings)).map(
    ([name, value]) => `  ${camel(name)}: ${escapeScript(value)},`,
  );
  return `const STYLE = {
${style.join('\n')}
};

export const ExchangeButton = () => (
  <a href={${escapeScript(buttonUrl(source))}} target="_blank" rel="noopener" style={STYLE}>
    {${escapeScript(source.settings.buttonLabel)}}
  </a>
);`;
};
