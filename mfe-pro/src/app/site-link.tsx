import type { LinkProps } from '@coinlane/shared-ui/components';
import { Link } from '@coinlane/shared-ui/navigation';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { proPageAt } from '../domain/pro-page';

/** Whether a path without language prefix belongs to this remote. */
export const owns = (pathname: string): boolean => proPageAt(pathname) !== null;

/** Link by path without language prefix. Inside the area the remote's router navigates, otherwise the shell does. */
export const SiteLink = ({ href, ...rest }: LinkProps) => {
  const { navigation } = useRemoteProps();
  const [pathname = ''] = href.split(/[?#]/);
  if (owns(pathname)) return <Link {...rest} to={href} />;
  return <a {...rest} href={href.startsWith('/') ? navigation.href(href) : href} />;
};
