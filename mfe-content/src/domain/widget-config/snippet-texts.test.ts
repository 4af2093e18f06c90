import { DEFAULT_WIDGET } from '@coinlane/shared-contracts/widget';

import { buttonSnippet, buttonUrl, iframeSnippet, reactButtonSnippet, reactSnippet, scriptSnippet } from '.';
import { escapeMarkup, escapeScript } from './escape-snippet';

const source = {
  origin: 'https://coinlane.example',
  title: 'A & "B"',
  settings: {
    ...DEFAULT_WIDGET,
    from: 'btc',
    to: 'eth',
    amount: '0.5',
    fixedRate: true,
    lang: 'de-DE',
    darkMode: true,
    link_id: 'abc',
    buttonLabel: "Swap <now> & 'here'",
  },
} as const;

/** These texts are on pages of other sites: a change here changes the promise to them. */
const TEXTS = [
  {
    kind: 'frame',
    write: iframeSnippet,
    text: String.raw`<iframe
  src="https://coinlane.example/embed?from=btc&amp;to=eth&amp;amount=0.5&amp;lang=de-DE&amp;fixedRate=true&amp;darkMode=true&amp;link_id=abc"
  title="A &amp; &quot;B&quot;"
  width="100%" height="860" style="border:0"
  sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads"
  allow="clipboard-write; camera"
  referrerpolicy="origin" loading="lazy"></iframe>`,
  },
  {
    kind: 'script',
    write: scriptSnippet,
    text: String.raw`<div data-coinlane-widget data-title="A &amp; &quot;B&quot;"
  data-from="btc"
  data-to="eth"
  data-amount="0.5"
  data-lang="de-DE"
  data-fixed-rate="true"
  data-dark-mode="true"
  data-link-id="abc"></div>
<script src="https://coinlane.example/widget.js" async></script>`,
  },
  {
    kind: 'React component',
    write: reactSnippet,
    text: String.raw`import { useEffect, useRef, useState } from 'react';

const ORIGIN = "https://coinlane.example";
const ADDRESS = "https://coinlane.example/embed?from=btc\u0026to=eth\u0026amount=0.5\u0026lang=de-DE\u0026fixedRate=true\u0026darkMode=true\u0026link_id=abc";

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
      title={"A \u0026 \"B\""}
      width="100%"
      height={height}
      style={{ border: 0 }}
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads"
      allow="clipboard-write; camera"
      referrerPolicy="origin"
    />
  );
};`,
  },
  {
    kind: 'button',
    write: buttonSnippet,
    text: String.raw`<a href="https://coinlane.example/de/exchange?from=btc&amp;to=eth&amp;amount=0.5&amp;rateMode=fixed&amp;link_id=abc"
  target="_blank" rel="noopener"
  style="display:inline-block;padding:14px 28px;border-radius:10px;background:#00C26F;color:#000000;font:500 16px/1.25 system-ui, sans-serif;text-decoration:none">Swap &lt;now&gt; &amp; &#39;here&#39;</a>`,
  },
  {
    kind: 'React button',
    write: reactButtonSnippet,
    text: String.raw`const STYLE = {
  display: "inline-block",
  padding: "14px 28px",
  borderRadius: "10px",
  background: "#00C26F",
  color: "#000000",
  font: "500 16px/1.25 system-ui, sans-serif",
  textDecoration: "none",
};

export const ExchangeButton = () => (
  <a href={"https://coinlane.example/de/exchange?from=btc\u0026to=eth\u0026amount=0.5\u0026rateMode=fixed\u0026link_id=abc"} target="_blank" rel="noopener" style={STYLE}>
    {"Swap \u003cnow\u003e \u0026 \u0027here\u0027"}
  </a>
);`,
  },
];

describe('the snippets of a widget', () => {
  it.each(TEXTS)('have this text: $kind', ({ write, text }) => {
    expect(write(source)).toBe(text);
  });

  it('link to the exchange in English without a language, and omit what is not set', () => {
    const settings = { ...DEFAULT_WIDGET, lang: 'en-US', amount: '' } as const;
    expect(buttonUrl({ origin: source.origin, settings })).toBe('https://coinlane.example/exchange?');
  });
});

describe('escapes', () => {
  it.each([
    { character: '&', markup: '&amp;', script: String.raw`"\u0026"` },
    { character: '<', markup: '&lt;', script: String.raw`"\u003c"` },
    { character: '>', markup: '&gt;', script: String.raw`"\u003e"` },
    { character: '"', markup: '&quot;', script: String.raw`"\""` },
    { character: "'", markup: '&#39;', script: String.raw`"\u0027"` },
    { character: '\u2028', markup: '&#8232;', script: String.raw`"\u2028"` },
    { character: '\u2029', markup: '&#8233;', script: String.raw`"\u2029"` },
    { character: 'a', markup: 'a', script: '"a"' },
  ])('write %j as markup and as script', ({ character, markup, script }) => {
    expect([escapeMarkup(character), escapeScript(character)]).toEqual([markup, script]);
  });
});
