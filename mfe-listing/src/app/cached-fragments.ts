import type { Fragment, FragmentRequest } from '@coinlane/shared-contracts/lifecycle';

import type { ListingContent } from '../domain/listing-content';

/** Enough for all languages, for users and bots, and for a few site names. */
const MAX_FRAGMENTS = 40;

const kept = new WeakMap<ListingContent, Map<string, Fragment>>();

/**
 * Cache key of a page: everything in a request that affects its HTML. Excludes the query, which is part of the
 * content.
 */
const looksOf = ({ basename, language, isBot, config, messages, pathname }: FragmentRequest): string =>
  JSON.stringify([pathname, basename, language, isBot, config, messages]);

/**
 * Caches the fragment of a page that shows only its content, without prices, market data and query. It is rendered
 * once per list. The content is the key, so fragments of an old list are garbage collected.
 */
export const cachedFragment = (
  content: ListingContent,
  request: FragmentRequest,
  make: () => Fragment,
): Fragment => {
  const ofContent = kept.get(content) ?? new Map<string, Fragment>();
  kept.set(content, ofContent);
  const looks = looksOf(request);
  const known = ofContent.get(looks);
  if (known !== undefined) return known;
  // frozen, because the server does not validate a frozen fragment again
  const made = Object.freeze(make());
  ofContent.set(looks, made);
  const [oldest] = ofContent.keys();
  if (ofContent.size > MAX_FRAGMENTS && oldest !== undefined) ofContent.delete(oldest);
  return made;
};
