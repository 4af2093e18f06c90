import type { FragmentRequest } from '@coinlane/shared-contracts/lifecycle';
import { aFragmentRequest } from '@coinlane/shared-ui/testing';

import messages from '../../locales/en.json';
import { contentHttp } from './content-http.fixture';

/**
 * A request for a page of this remote in English, on a sandbox, with a content service that has a text for every page.
 */
export const aRequest = (pathname: string, changes: Partial<FragmentRequest> = {}): FragmentRequest =>
  aFragmentRequest({ pathname, messages, http: contentHttp(), ...changes });
