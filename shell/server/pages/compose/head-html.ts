import type { Head } from '@coinlane/shared-contracts/lifecycle';
import { DEFAULT_LANGUAGE, siteLanguages } from '@coinlane/shared-contracts/values';
import type { Language } from '@coinlane/shared-contracts/values';

import { escapeHtml, escapeJson } from '../markup.ts';
import { localizedPath } from './page-request.ts';

type Optional = Exclude<keyof Head, 'title'>;

type HeadSettings = {
  readonly head: Omit<Head, Optional> & {
    readonly [Field in Optional]?: Head[Field] | undefined;
  };
  readonly language: Language;
  readonly pathname: string;
  readonly origin: string;
  readonly status: number;
  readonly brand: string;
};

/**
 * Open Graph locale of a language, with the country of most of its readers. For Portuguese, that of spec §9 "Widget".
 */
const ogLocaleOf = (language: Language): string => {
  if (language === 'pt') return 'pt_PT';
  const { region = language.toUpperCase() } = new Intl.Locale(language).maximize();
  return `${language}_${region}`;
};

const meta = (attribute: 'name' | 'property', name: string, content: string): string =>
  `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`;

/** Language of the canonical URL. English if the page does not exist in its language. */
const ownLanguage = ({ head, language }: HeadSettings): Language =>
  head.languages === undefined || head.languages.includes(language) ? language : DEFAULT_LANGUAGE;

/** Links to the page in its other languages, and to the default (visitor expectations "Everywhere"). */
const addressLinks = (settings: HeadSettings, path: string): readonly string[] => {
  const { origin, head } = settings;
  const href = (target: Language): string => escapeHtml(`${origin}${localizedPath(target, path)}`);
  return [
    `<link rel="canonical" href="${href(ownLanguage(settings))}">`,
    ...(head.languages ?? siteLanguages()).map(
      (target) => `<link rel="alternate" hreflang="${target}" href="${href(target)}">`,
    ),
    `<link rel="alternate" hreflang="x-default" href="${href(DEFAULT_LANGUAGE)}">`,
  ];
};

const feedLinks = ({ head: { feed }, language }: HeadSettings): readonly string[] =>
  feed === undefined
    ? []
    : [
        `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(feed.title)}" href="${escapeHtml(localizedPath(language, feed.path))}">`,
      ];

const jsonLdScripts = (jsonLd: readonly unknown[]): readonly string[] =>
  jsonLd.map((item) => `<script type="application/ld+json">${escapeJson(JSON.stringify(item))}</script>`);

/** Open Graph image: one picture without text for the whole site. */
const sharedPicture = (origin: string, brand: string): readonly string[] => [
  meta('property', 'og:image', `${origin}/icons/share.png`),
  meta('property', 'og:image:type', 'image/png'),
  meta('property', 'og:image:width', '1200'),
  meta('property', 'og:image:height', '630'),
  meta('property', 'og:image:alt', brand),
  meta('name', 'twitter:card', 'summary_large_image'),
];

/** Head elements for search engines and browsers. A missing page has no canonical URL. */
export const headHtml = (settings: HeadSettings): string => {
  const { head, language, pathname, origin, status, brand } = settings;
  const isPage = status < 400;
  const path = head.canonicalPath?.startsWith('/') === true ? head.canonicalPath : pathname;
  const robots = isPage ? head.robots : 'noindex';
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    ...(head.description === undefined ? [] : [meta('name', 'description', head.description)]),
    ...(robots === undefined ? [] : [meta('name', 'robots', robots)]),
    ...(isPage ? [...addressLinks(settings, path), ...feedLinks(settings)] : []),
    meta('property', 'og:title', head.title),
    ...(head.description === undefined ? [] : [meta('property', 'og:description', head.description)]),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', brand),
    meta('property', 'og:locale', ogLocaleOf(language)),
    ...sharedPicture(origin, brand),
    ...(isPage ? [meta('property', 'og:url', `${origin}${localizedPath(ownLanguage(settings), path)}`)] : []),
    ...jsonLdScripts(head.jsonLd ?? []),
  ].join('\n');
};
