import type { FragmentRequest } from '@coinlane/shared-contracts/lifecycle';
import { fakeHttp } from '@coinlane/shared-contracts/testing';
import { aFragmentRequest } from '@coinlane/shared-ui/testing';

import messages from '../../locales/en.json';

/** A request for a page of this remote in English, on a sandbox, to a back end without data. */
export const aRequest = (pathname: string, changes: Partial<FragmentRequest> = {}): FragmentRequest =>
  aFragmentRequest({ pathname, messages, http: fakeHttp({}), ...changes });
