import { createContext, useContext } from 'react';

import type { RemoteProps } from '@coinlane/shared-contracts/lifecycle';

const RemotePropsContext = createContext<RemoteProps | null>(null);

/** Provides the props from the shell to the tree of a remote. */
export const RemotePropsProvider = RemotePropsContext.Provider;

/** Props from the shell. Throws outside a mounted remote, which is a programming error. */
export const useRemoteProps = (): RemoteProps => {
  const props = useContext(RemotePropsContext);
  if (props === null) throw new Error('useRemoteProps outside RemotePropsProvider');
  return props;
};
