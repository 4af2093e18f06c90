import { createContext, useContext } from 'react';
import type { MouseEvent } from 'react';

import type { LinkProps } from '@coinlane/shared-ui/components';
import { Link } from '@coinlane/shared-ui/navigation';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { listingPageAt } from '../domain/listing-page';
import { followedPath } from '../domain/row-link';

/** Whether a search engine reads (spec §6); asked by a thousand links, so it is told to all of them at once. */
export const BotContext = createContext(false);

/** Whether a path without language prefix belongs to this remote. */
export const owns = (pathname: string): boolean => listingPageAt(pathname, '')._tag !== 'Unknown';

/** A modifier key or another button asks the browser for a tab of its own: the link stays as it is written. */
const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** A link to another part of the site; a '#' in it becomes a '?' when a visitor follows it (spec §2 "Row click"). */
const OutwardLink = ({ href, onClick, ...rest }: LinkProps) => {
  const { navigation } = useRemoteProps();
  const isBot = useContext(BotContext);
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    const path = followedPath(href, isBot);
    if (path === href || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    navigation.push(path);
  };
  return <a {...rest} href={navigation.href(href)} onClick={follow} />;
};

/** A link by its path without language prefix: inside the remote a step of its router, outside a step of the shell. */
export const SiteLink = (props: LinkProps) => {
  const { href, ...rest } = props;
  const [pathname = ''] = href.split(/[?#]/);
  if (owns(pathname)) return <Link {...rest} to={href} />;
  return href.startsWith('/') ? <OutwardLink {...props} /> : <a {...rest} href={href} />;
};
