import type { Fragment, FragmentRequest } from '@coinlane/shared-contracts/lifecycle';

import type { ListingContent } from '../domain/listing-content';

/** Languages, people and robots, now and then another site name. */
const MOST_OF_ONE = 40;

const kept = new WeakMap<ListingContent, Map<string, Fragment>>();

/** All of a request that can be seen in such a page: its path, but no query, whose words the content was made for. */
const looksOf = ({ basename, language, isBot, config, messages, pathname }: FragmentRequest): string =>
  JSON.stringify([pathname, basename, language, isBot, config, messages]);

/**
 * The fragment of a page that shows its content and nothing beside it: no price, no market, nothing of the query. It is rendered
 * once for as long as the service lists the same; the content of another list is another key, and the old one goes.
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
  // frozen: the server need not check it again
  const made = Object.freeze(make());
  ofContent.set(looks, made);
  const [oldest] = ofContent.keys();
  if (ofContent.size > MOST_OF_ONE && oldest !== undefined) ofContent.delete(oldest);
  return made;
};
