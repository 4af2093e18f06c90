import type { ReactNode } from 'react';

import { LinkProvider } from '@coinlane/shared-ui/components';
import type { LinkProps } from '@coinlane/shared-ui/components';
import { createRemoteLifecycle, useRemoteProps } from '@coinlane/shared-ui/remote';
import type { RemoteLifecycle } from '@coinlane/shared-ui/remote';

import { createScope } from './create-scope';

/** A link in a block. It always loads a page of the site. */
const BlockLink = ({ href, ...rest }: LinkProps) => {
  const { navigation } = useRemoteProps();
  return <a {...rest} href={href.startsWith('/') ? navigation.href(href) : href} />;
};

/** Attributes of the block's element on the page. */
export const useBlockAttributes = (): Readonly<Record<string, string>> =>
  useRemoteProps().block?.attributes ?? {};

/** Creates a block's lifecycle: a React root with its own scope and without a router. */
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
