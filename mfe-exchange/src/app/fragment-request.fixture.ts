import type { FragmentRequest, PublicConfig } from '@coinlane/shared-contracts/lifecycle';
import { aFragmentRequest } from '@coinlane/shared-ui/testing';

import messages from '../../locales/en.json';
import { aServiceWith } from './service.fixture';

/** What the page is told about itself, but for what the test says. */
export const aConfigWith = (change: Partial<PublicConfig>): PublicConfig => ({
  ...aFragmentRequest().config,
  ...change,
});

/** A request for a page of this remote in English, to the usual service. */
export const aRequest = (path: string, changes: Partial<FragmentRequest> = {}): FragmentRequest => {
  const { pathname, search } = new URL(path, 'https://swap.example');
  return aFragmentRequest({ pathname, search, messages, http: aServiceWith({}), ...changes });
};
