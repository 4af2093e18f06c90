import type { LinkProps } from '@coinlane/shared-ui/components';
import { Link } from '@coinlane/shared-ui/navigation';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { contentRouteAt } from '../domain/content-route';

/** Whether a path without language prefix belongs to this remote. */
export const owns = (pathname: string): boolean =>
  contentRouteAt(pathname, '')._tag !== 'NotFound' || /^\/(blog|for-partners)\//i.test(pathname);

/** A link by its path without language prefix: inside the remote a step of its router, outside a step of the shell. */
export const SiteLink = ({ href, ...rest }: LinkProps) => {
  const { navigation } = useRemoteProps();
  const [pathname = ''] = href.split(/[?#]/);
  if (owns(pathname)) return <Link {...rest} to={href} />;
  return <a {...rest} href={href.startsWith('/') ? navigation.href(href) : href} />;
};
