import { VisuallyHidden } from '@coinlane/shared-ui/components';
import type { LinkProps } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { Link } from '@coinlane/shared-ui/navigation';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { owns } from '../../app/routes';

/** Link in a frame. The exchange and its order open in the frame. All other links open a new tab. */
export const WidgetLink = ({ href, target, children, ...rest }: LinkProps) => {
  const { t } = useTranslation('exchange');
  const { navigation } = useRemoteProps();
  const isOurs = href.startsWith('/');
  if (isOurs && target !== '_blank' && owns(href.replace(/[?#].*$/, '')))
    return (
      <Link {...rest} to={href}>
        {children}
      </Link>
    );
  return (
    <a {...rest} href={isOurs ? navigation.href(href) : href} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden> ({t('widget.newTab')})</VisuallyHidden>
    </a>
  );
};
