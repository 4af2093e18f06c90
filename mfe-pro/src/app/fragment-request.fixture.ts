import type { FragmentRequest } from '@coinlane/shared-contracts/lifecycle';
import { fakeHttp } from '@coinlane/shared-contracts/testing';
import { aFragmentRequest } from '@coinlane/shared-ui/testing';

import messages from '../../locales/en.json';

/** Request for a page of this remote in English, on a sandbox, whose back end has no data. */
export const aRequest = (pathname: string, changes: Partial<FragmentRequest> = {}): FragmentRequest =>
  aFragmentRequest({ pathname, messages, http: fakeHttp({}), ...changes });
