import { createContext, useContext } from 'react';
import type { MouseEvent } from 'react';

import type { LinkProps } from '@coinlane/shared-ui/components';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { listingPageAt } from '../domain/listing-page';
import { followedPath } from '../domain/row-link';

/** Whether a search engine reads (spec §6); asked by a thousand links, so it is told to all of them at once. */
export const BotContext = createContext(false);

const pathnameOf = (href: string): string => href.split(/[?#]/)[0] ?? '';

/** Whether a path without language prefix belongs to this remote. */
export const owns = (pathname: string): boolean => listingPageAt(pathname, '')._tag !== 'Unknown';

/** A modifier key or another button asks the browser for a tab of its own: the link stays as it is written. */
const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** A path of the site. It hears of no step that others make: a thousand links would be drawn anew at each. */
const InnerLink = ({ href, onClick, ...rest }: LinkProps) => {
  const { navigation } = useRemoteProps();
  const isBot = useContext(BotContext);
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    const path = followedPath(href, isBot);
    const isOurs = path !== href || owns(pathnameOf(href));
    if (!isOurs || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    const { pathname, search, hash } = navigation.location();
    if (path === `${pathname}${search}${hash}`) navigation.replace(path);
    else navigation.push(path);
  };
  return <a {...rest} href={navigation.href(href)} onClick={follow} />;
};

/**
 * A link by its path without language prefix: inside the remote, and into the exchange with a pair (a '#' becomes a '?' when a
 * visitor follows it, spec §2 "Row click"), a step of the one history; elsewhere the browser's own.
 */
export const SiteLink = (props: LinkProps) =>
  props.href.startsWith('/') ? <InnerLink {...props} /> : <a {...props} />;
