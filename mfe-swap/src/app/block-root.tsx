import type { ReactNode } from 'react';

import { LinkProvider } from '@coinlane/shared-ui/components';
import type { LinkProps } from '@coinlane/shared-ui/components';
import { createRemoteLifecycle, useRemoteProps } from '@coinlane/shared-ui/remote';
import type { RemoteLifecycle } from '@coinlane/shared-ui/remote';

import { createScope } from './create-scope';

/** Link in a block: navigates to a page of the site. */
const BlockLink = ({ href, ...rest }: LinkProps) => {
  const { navigation } = useRemoteProps();
  return <a {...rest} href={href.startsWith('/') ? navigation.href(href) : href} />;
};

export const useBlockAttributes = (): Readonly<Record<string, string>> =>
  useRemoteProps().block?.attributes ?? {};

/** Creates the lifecycle of a block: one tree with its own scope, without a router. */
export const createBlock = (name: string, Body: () => ReactNode): RemoteLifecycle =>
  createRemoteLifecycle({
    name: `mfe-swap-${name}`,
    createScope,
    Root: () => (
      <LinkProvider component={BlockLink}>
        <Body />
      </LinkProvider>
    ),
  });
