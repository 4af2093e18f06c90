import { createContext, useContext } from 'react';

import type { RemoteProps } from '@coinlane/shared-contracts/lifecycle';

const RemotePropsContext = createContext<RemoteProps | null>(null);

/** Gives a remote's tree what the shell handed it. */
export const RemotePropsProvider = RemotePropsContext.Provider;

/** What the shell handed this remote. Throws outside of a mounted remote: a mistake of ours, never of a visitor. */
export const useRemoteProps = (): RemoteProps => {
  const props = useContext(RemotePropsContext);
  if (props === null) throw new Error('useRemoteProps outside RemotePropsProvider');
  return props;
};
