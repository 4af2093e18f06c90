import type { LinkProps } from '@coinlane/shared-ui/components';
import { Link } from '@coinlane/shared-ui/navigation';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

/** Whether a path without language prefix belongs to this remote. */
export const owns = (pathname: string): boolean => pathname.toLowerCase().split('/').includes('swap');

/** Link by path without language prefix. The remote's router navigates to its own pages, the shell to all others. */
export const SiteLink = ({ href, ...rest }: LinkProps) => {
  const { navigation } = useRemoteProps();
  if (owns(href)) return <Link {...rest} to={href} />;
  return <a {...rest} href={href.startsWith('/') ? navigation.href(href) : href} />;
};
