import { createContext, useContext } from 'react';
import type { ComponentProps, ComponentType, ReactNode } from 'react';

export type LinkProps = ComponentProps<'a'> & { readonly href: string };
export type LinkComponent = ComponentType<LinkProps>;

const PlainLink = (props: LinkProps) => <a {...props} />;

const LinkContext = createContext<LinkComponent>(PlainLink);

export type LinkProviderProps = { readonly component: LinkComponent; readonly children: ReactNode };

/** Lets a router follow every link that the components draw; without it they are plain anchors. */
export const LinkProvider = ({ component, children }: LinkProviderProps) => (
  <LinkContext value={component}>{children}</LinkContext>
);

/** The link component of this place: the router's where there is one. */
export const useLinkComponent = (): LinkComponent => useContext(LinkContext);
