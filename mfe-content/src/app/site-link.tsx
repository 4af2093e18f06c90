import { useUnit } from 'effector-react';

import type { LinkProps } from '@coinlane/shared-ui/components';
import { Link } from '@coinlane/shared-ui/navigation';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { contentRouteAt } from '../domain/content-route';
import { contentModel } from '../model/content';

/** Whether a path without language prefix belongs to this remote. */
export const owns = (pathname: string): boolean =>
  contentRouteAt(pathname, '')._tag !== 'NotFound' || /^\/(blog|for-partners)\//i.test(pathname);

/** A link to another text. Prefetches it on hover and focus. */
const TextPageLink = ({ href, ...rest }: LinkProps) => {
  const pointed = useUnit(contentModel.linkHovered);
  const ask = (): void => {
    const { pathname, search } = new URL(href, 'https://site.invalid');
    pointed(contentRouteAt(pathname, search));
  };
  return <Link {...rest} to={href} onPointerEnter={ask} onFocus={ask} />;
};

/** A link by its path without language prefix. Inside the remote its router navigates, otherwise the shell does. */
export const SiteLink = (props: LinkProps) => {
  const { href, ...rest } = props;
  const { navigation } = useRemoteProps();
  const [pathname = ''] = href.split(/[?#]/);
  if (owns(pathname)) return <TextPageLink {...props} />;
  return <a {...rest} href={href.startsWith('/') ? navigation.href(href) : href} />;
};
