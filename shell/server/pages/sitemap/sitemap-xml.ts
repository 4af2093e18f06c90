import { DEFAULT_LANGUAGE, siteLanguages } from '@coinlane/shared-contracts/values';
import type { Language } from '@coinlane/shared-contracts/values';

import { joinLanguage } from '../../../src/routing/index.ts';
import { SECTIONS } from './sitemap-pages.rule.ts';
import type { SitePage } from './sitemap-pages.rule.ts';

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const XHTML = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/** Maximum number of URLs in one sitemap, by the protocol. */
const MOST_ADDRESSES = 50_000;

const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (mark) => ESCAPED[mark] ?? mark);

/** Sitemap index: a sitemap for each section in each language. */
export const sitemapIndex = (origin: string): string =>
  [
    DECLARATION,
    `<sitemapindex ${NAMESPACE}>`,
    ...siteLanguages().flatMap((language) =>
      SECTIONS.map(
        (section) =>
          `<sitemap><loc>${escapeXml(`${origin}/sitemaps/${language}/${section}.xml`)}</loc></sitemap>`,
      ),
    ),
    '</sitemapindex>',
    '',
  ].join('\n');

const alternates = (languages: readonly Language[], addressIn: (language: Language) => string): string =>
  [
    ...languages.map((language) => [language, addressIn(language)] as const),
    ['x-default', addressIn(DEFAULT_LANGUAGE)] as const,
  ]
    .map(([name, address]) => `<xhtml:link rel="alternate" hreflang="${name}" href="${address}"/>`)
    .join('');

/** Sitemap: each page in the language, with links to its other languages. */
export const sitemapOf = (origin: string, language: Language, pages: readonly SitePage[]): string => {
  const entry = ({ path, languages }: SitePage): string => {
    const addressIn = (of: Language): string => escapeXml(`${origin}${joinLanguage(of, path)}`);
    return `<url><loc>${addressIn(language)}</loc>${alternates(languages, addressIn)}</url>`;
  };
  return [
    DECLARATION,
    `<urlset ${NAMESPACE} ${XHTML}>`,
    ...pages
      .filter(({ languages }) => languages.includes(language))
      .slice(0, MOST_ADDRESSES)
      .map(entry),
    '</urlset>',
    '',
  ].join('\n');
};
