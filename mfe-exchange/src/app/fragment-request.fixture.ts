import type { FragmentRequest, PublicConfig } from '@coinlane/shared-contracts/lifecycle';
import { aFragmentRequest } from '@coinlane/shared-ui/testing';

import messages from '../../locales/en.json';
import { aServiceWith } from './service.fixture';

/** The page's public configuration, with overrides from the test. */
export const aConfigWith = (change: Partial<PublicConfig>): PublicConfig => ({
  ...aFragmentRequest().config,
  ...change,
});

/** A request for a page of this remote, in English, with the default service. */
export const aRequest = (path: string, changes: Partial<FragmentRequest> = {}): FragmentRequest => {
  const { pathname, search } = new URL(path, 'https://swap.example');
  return aFragmentRequest({ pathname, search, messages, http: aServiceWith({}), ...changes });
};
