import { randomBytes } from 'node:crypto';

import type { PinnedVersion } from '@coinlane/shared-contracts/lifecycle';
import { widgetColoursPath } from '@coinlane/shared-contracts/widget';

import type { ShellBuild, ShellFile } from '../../releases/remotes/index.ts';
import { EARLY_PRESSES } from './early-presses.ts';
import { CRITICAL_CSS, FIRST_SCRIPTS, START_AFTER_PAINT, STYLE_SHEETS } from './first-scripts.ts';
import { hashToQuery } from './hash-to-query.ts';
import { escapeHtml } from '../markup.ts';
import { MARK_SESSION } from './mark-session.ts';
import type { PageRequest } from './page-request.ts';
import { watchStartOf } from './watch-start.ts';

const SALT_BYTES = 12;

/**
 * Placeholder for the nonce of a response, because the page is cached and the nonce is not. Visitors cannot guess it.
 */
const NONCE_PLACEHOLDER = `@nonce-${randomBytes(SALT_BYTES).toString('hex')}@`;

export type HeadParts = {
  readonly page: PageRequest;
  readonly headHtml: string;
  readonly shell: Pick<ShellBuild, 'scripts' | 'styles' | 'fonts'>;
  /** Styles for the first paint. Null: the style sheets block it. */
  readonly critical: string | null;
  /** Remote in the slot, or null. */
  readonly active: PinnedVersion | null;
  /** Data that is not in the page, or null. */
  readonly supplement: ShellFile | null;
};

const NONCE = `nonce="${NONCE_PLACEHOLDER}"`;

/** Low priority, because the first paint needs only HTML and the style sheets before the scripts. */
const PRELOAD_SCRIPT = '<link rel="preload" as="script" fetchpriority="low"';

/**
 * Preloads a chunk. Entries are loaded with `crossorigin`, chunks of this site without it. A preload in the other
 * mode would be fetched twice.
 */
const preloadChunk = ({ url, integrity }: ShellFile): string =>
  `${PRELOAD_SCRIPT} href="${escapeHtml(url)}" integrity="${integrity}" ${NONCE}>`;

const preloadEntry = ({ url, integrity }: ShellFile): string =>
  `${PRELOAD_SCRIPT} href="${escapeHtml(url)}" crossorigin="anonymous" integrity="${integrity}" ${NONCE}>`;

/**
 * Preloads the data that the remote needs together with its scripts. The page checks the hash when it reads the data.
 */
const preloadData = ({ url }: ShellFile): string =>
  `<link rel="preload" as="fetch" fetchpriority="low" href="${escapeHtml(url)}" crossorigin="anonymous">`;

/** Style sheet link. The remote's own loader finds it by `data-href` and does not load it again. */
const styleSheet = ({ url, integrity }: ShellFile): string =>
  `<link rel="stylesheet" href="${escapeHtml(url)}" data-href="${escapeHtml(url.slice(url.lastIndexOf('/') + 1))}" crossorigin="anonymous" integrity="${integrity}">`;

/**
 * Links to the style sheets of the page. If the page contains the styles of the first paint, they load after the HTML.
 */
const styleTags = ({ shell, active, critical }: HeadParts): readonly string[] => {
  const sheets = [...shell.styles, ...(active?.styles ?? [])].map(styleSheet);
  if (critical === null) return sheets;
  const all = sheets.join('');
  return [`<template id="${STYLE_SHEETS}">${all}</template>`, `<noscript>${all}</noscript>`];
};

const preloadFont = (url: string): string =>
  `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(url)}" crossorigin="anonymous">`;

const script = ({ url, integrity }: ShellFile): string =>
  `<script src="${escapeHtml(url)}" crossorigin="anonymous" integrity="${integrity}" ${NONCE}></script>`;

/**
 * Colours of a partner, after the style sheets of the site. They come from a URL, so that the page needs no inline
 * style.
 */
const widgetColours = ({ widget }: PageRequest): readonly string[] =>
  widget === null
    ? []
    : [`<link rel="stylesheet" id="widget-colours" href="${escapeHtml(widgetColoursPath(widget))}">`];

const rootTag = ({ language, theme }: PageRequest): string =>
  `<html lang="${language}" dir="ltr"${theme === null ? '' : ` data-theme="${theme}"`}>`;

/** Script that watches the start. Not for robots, which run scripts late or not at all. */
const watchOf = ({ page, shell, active }: HeadParts): string =>
  active === null || page.remote === null || page.isBot
    ? ''
    : watchStartOf(page.remote, active.version, shell.scripts.length);

const headOf = (parts: HeadParts): string => {
  const { page, headHtml, shell, active, supplement } = parts;
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...(parts.critical === null
      ? []
      : [`<template id="${CRITICAL_CSS}"><style>${parts.critical}</style></template>`]),
    `<script ${NONCE}>${MARK_SESSION};${hashToQuery(page)}${EARLY_PRESSES};${watchOf(parts)}${START_AFTER_PAINT}</script>`,
    ...shell.fonts.map(preloadFont),
    ...styleTags(parts),
    ...widgetColours(page),
    ...shell.scripts.map(preloadEntry),
    ...(active === null ? [] : [preloadEntry(active.entry), ...active.scripts.map(preloadChunk)]),
    ...(supplement === null ? [] : [preloadData(supplement)]),
    headHtml,
    '<meta name="color-scheme" content="light dark">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/icons/apple-touch.png">',
    '<link rel="manifest" href="/site.webmanifest">',
    `<template id="${FIRST_SCRIPTS}">${shell.scripts.map(script).join('')}</template>`,
  ].join('\n');
};

/** Head of the HTML document, with placeholders for nonces. */
export const documentHead = (parts: HeadParts): string =>
  ['<!doctype html>', rootTag(parts.page), '<head>', headOf(parts), '</head>', '<body>', ''].join('\n');

type BodyParts = {
  /** Content of the root element. */
  readonly rootHtml: string;
  readonly pageDataJson: string;
};

/**
 * Splits the HTML document at the nonces. The server time stays a placeholder. Only the head contains nonces, so
 * the long body is not searched.
 */
export const cutDocument = (head: string, { rootHtml, pageDataJson }: BodyParts): readonly string[] => {
  const data = `<script type="application/json" id="page-data">${pageDataJson}</script>`;
  const body = `<div id="root">${rootHtml}</div>\n${data}\n</body>\n</html>\n`;
  const cut = head.split(NONCE_PLACEHOLDER);
  return cut.map((part, at) => (at === cut.length - 1 ? part + body : part));
};
