import type { Head } from '@coinlane/shared-contracts/lifecycle';

import { canonicalPath as oneAddress } from '../routing';

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

/** Title, description, robots and canonical link of the page a remote shows now. */
export const setHead = (
  page: Document,
  basename: string,
  { title, description, canonicalPath, robots }: Head,
): void => {
  page.title = title;
  meta(page, 'description', description);
  meta(page, 'robots', robots);
  if (canonicalPath === undefined) return;
  const link =
    page.head.querySelector('link[rel="canonical"]') ?? page.head.appendChild(page.createElement('link'));
  link.setAttribute('rel', 'canonical');
  // `/en/blog` and `/DE/` have one address, the one the server writes
  link.setAttribute('href', `${page.location.origin}${oneAddress(`${basename}${canonicalPath}`)}`);
};
