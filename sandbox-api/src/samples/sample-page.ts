import { createHash } from 'node:crypto';

import { escapeHtml } from '../pages/index.ts';

/** HTML of each named element for a page (spec §2 "Mounting"). */
const ELEMENTS: Readonly<Record<string, (id: string) => string>> = {
  'contact-form': () => '<div id="contact-form" data-extra-info="sample page">Write to us by e-mail.</div>',
  'swap-tokens-contact-form': () => '<div data-block="swap-tokens-contact-form"></div>',
  'lightning-contact-form': () => '<lightning-contact-form></lightning-contact-form>',
  'tokens-dropdown-list': () => '<tokens-dropdown-list></tokens-dropdown-list>',
  'bounty-dropdown-list': () =>
    '<bounty-dropdown-list></bounty-dropdown-list><script type="application/json" id="bounty-dropdown-list-data">' +
    '[{"label":"Translations","content":"<p>Ten tokens a <b>page</b>.</p><img src=x onerror=\\"window.bountyRan=1\\">' +
    '<script>window.bountyRan=1<\\/script><a href=\\"javascript:window.bountyRan=1\\">more</a>"},' +
    '{"label":"Bug reports","content":"<ul><li>Up to a thousand tokens</li></ul>"}]</script>',
  'swap-stepper': () =>
    '<swap-stepper data-from="now-erc20" data-to="now-bnb" data-amount="600"></swap-stepper>',
  'swap-page': (id) => `<swap-page data-id="${escapeHtml(id)}"></swap-page>`,
  'newsletter-subscription': () =>
    '<div class="far"></div><newsletter-subscription></newsletter-subscription>',
};

export const SAMPLE_NAMES: readonly string[] = Object.keys(ELEMENTS);

/** Conspicuous on purpose: inside a block, none of it must be visible. */
const STYLE =
  'button{background:red;border:9px dashed lime}p{font:italic 40px serif;color:red}.far{height:4000px}main{max-width:44rem;margin:auto}';
/** Styles by theme. A dark page declares its colour scheme to the browser and has readable text. */
const STYLES = { light: STYLE, dark: `${STYLE}:root{color-scheme:dark}p{color:pink}` } as const;

type SampleTheme = keyof typeof STYLES;

/** Hashes of the styles for the policy. */
const STYLE_HASHES = Object.values(STYLES)
  .map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`)
  .join(' ');

/** Policy of a strict third-party page that allows only our script. */
export const samplePolicy = (site: string): string => {
  const source = site === '' ? "'self'" : site;
  return [
    "default-src 'none'",
    `script-src ${source}`,
    `style-src ${source} ${STYLE_HASHES}`,
    `connect-src ${source}`,
    `img-src ${source} data:`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
};

type Sample = {
  readonly site: string;
  readonly names: readonly string[];
  readonly id: string;
  readonly language: string;
  readonly theme: SampleTheme;
};

/** Plain third-party page with our script. */
export const samplePage = ({ site, names, id, language, theme }: Sample): string =>
  `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8">` +
  `<meta name="viewport" content="width=device-width"><title>A third-party page</title><style>${STYLES[theme]}</style>` +
  `<script src="${escapeHtml(site)}/blocks.js" defer></script></head><body><main><h1>A third-party page</h1>` +
  '<p id="own">This sentence is the page’s own.</p><button type="button" id="own-button">A button of the page</button>' +
  `${names.flatMap((name) => ELEMENTS[name]?.(id) ?? []).join('\n')}</main></body></html>`;
