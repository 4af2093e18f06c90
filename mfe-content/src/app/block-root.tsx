import type { ReactNode } from 'react';

import { LinkProvider } from '@coinlane/shared-ui/components';
import type { LinkProps } from '@coinlane/shared-ui/components';
import { createRemoteLifecycle, useRemoteProps } from '@coinlane/shared-ui/remote';
import type { RemoteLifecycle } from '@coinlane/shared-ui/remote';

import { createScope } from './create-scope';

/** A link out of a block: always a step to a page of the site. */
const BlockLink = ({ href, ...rest }: LinkProps) => {
  const { navigation } = useRemoteProps();
  return <a {...rest} href={href.startsWith('/') ? navigation.href(href) : href} />;
};

/** The attributes that the page gave the block's element. */
export const useBlockAttributes = (): Readonly<Record<string, string>> =>
  useRemoteProps().block?.attributes ?? {};

/** A block's lifecycle: one tree with a scope of its own, without a router. */
export const createBlock = (name: string, Body: () => ReactNode): RemoteLifecycle =>
  createRemoteLifecycle({
    name: `mfe-content-${name}`,
    createScope,
    Root: () => (
      <LinkProvider component={BlockLink}>
        <Body />
      </LinkProvider>
    ),
  });
