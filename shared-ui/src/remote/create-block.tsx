import type { ReactNode } from 'react';

import { LinkProvider } from '../components/link';
import type { LinkProps } from '../components/link';
import { createRemoteLifecycle } from './create-remote-lifecycle';
import type { RemoteLifecycle, RemoteParts } from './create-remote-lifecycle';
import { useRemoteProps } from './remote-props';

/** A link in a block. It always loads a page of the site. */
const BlockLink = ({ href, ...rest }: LinkProps) => {
  const { navigation } = useRemoteProps();
  return <a {...rest} href={href.startsWith('/') ? navigation.href(href) : href} />;
};

/** Attributes of the block's element on the page. */
export const useBlockAttributes = (): Readonly<Record<string, string>> =>
  useRemoteProps().block?.attributes ?? {};

/** Creates a block's lifecycle: a React root with its own scope and without a router. */
export const createBlock = (
  name: string,
  createScope: RemoteParts['createScope'],
  Body: () => ReactNode,
): RemoteLifecycle =>
  createRemoteLifecycle({
    name,
    createScope,
    Root: () => (
      <LinkProvider component={BlockLink}>
        <Body />
      </LinkProvider>
    ),
  });
