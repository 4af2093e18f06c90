import type { Head } from '@coinlane/shared-contracts/lifecycle';

import { DEFAULT_LANGUAGE, isLanguage, siteLanguages } from '@coinlane/shared-contracts/values';
import type { Language } from '@coinlane/shared-contracts/values';

import { joinLanguage, splitLanguage } from '../routing';

const meta = (page: Document, name: string, content: string | undefined): void => {
  const found = page.head.querySelector(`meta[name="${name}"]`);
  if (content === undefined) {
    found?.remove();
    return;
  }
  const element = found ?? page.head.appendChild(page.createElement('meta'));
  element.setAttribute('name', name);
  element.setAttribute('content', content);
};

/** Updates the Open Graph tags of the server. */
const openGraph = (page: Document, name: string, content: string | undefined): void => {
  if (content !== undefined)
    page.head.querySelector(`meta[property="og:${name}"]`)?.setAttribute('content', content);
};

/** Updates the language links of the page, if the server wrote any. */
const alternates = (page: Document, path: string, languages: readonly Language[]): void => {
  const named = page.head.querySelectorAll('link[rel="alternate"][hreflang]');
  if (named.length === 0) return;
  for (const link of named) link.remove();
  for (const hreflang of [...languages, 'x-default']) {
    const link = page.head.appendChild(page.createElement('link'));
    const language = isLanguage(hreflang) ? hreflang : DEFAULT_LANGUAGE;
    link.setAttribute('rel', 'alternate');
    link.setAttribute('hreflang', hreflang);
    link.setAttribute('href', `${page.location.origin}${joinLanguage(language, path)}`);
  }
};

/** Sets title, description, robots, canonical and language links of the page. */
export const setHead = (
  page: Document,
  basename: string,
  { title, description, canonicalPath, robots, languages = siteLanguages() }: Head,
): void => {
  page.title = title;
  meta(page, 'description', description);
  meta(page, 'robots', robots);
  openGraph(page, 'title', title);
  openGraph(page, 'description', description);
  if (canonicalPath === undefined) return;
  const link =
    page.head.querySelector('link[rel="canonical"]') ?? page.head.appendChild(page.createElement('link'));
  link.setAttribute('rel', 'canonical');
  // `/en/blog` and `/DE/` have one canonical URL, the same as on the server
  const { language } = splitLanguage(basename);
  const own = languages.includes(language) ? language : DEFAULT_LANGUAGE;
  const address = `${page.location.origin}${joinLanguage(own, canonicalPath)}`;
  link.setAttribute('href', address);
  openGraph(page, 'url', address);
  alternates(page, canonicalPath, languages);
};
