import { createContext, useContext } from 'react';
import type { MouseEvent } from 'react';

import type { LinkProps } from '@coinlane/shared-ui/components';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { listingPageAt } from '../domain/listing-page';
import { followedPath } from '../domain/row-link';

/** Whether the visitor is a search engine (spec §6). A context is faster, because a thousand links read it. */
export const BotContext = createContext(false);

const pathnameOf = (href: string): string => href.split(/[?#]/)[0] ?? '';

/** Whether a path without language prefix belongs to this remote. */
export const owns = (pathname: string): boolean => listingPageAt(pathname, '')._tag !== 'Unknown';

/**
 * Whether the browser would open the link in this tab: main button without modifier key. Otherwise the link stays
 * unchanged.
 */
const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * A link inside the site. Does not subscribe to the history, because a thousand links would then render after each
 * navigation.
 */
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
 * A link by its path without language prefix. Inside the remote and into the exchange, it navigates within the
 * page, and '#' becomes '?' when the user follows it (spec §2 "Row click"). To other places it is a plain link.
 */
export const SiteLink = (props: LinkProps) =>
  props.href.startsWith('/') ? <InnerLink {...props} /> : <a {...props} />;
