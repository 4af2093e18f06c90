import type { FragmentRequest } from '@coinlane/shared-contracts/lifecycle';

import messages from '../../locales/en.json';
import { contentHttp } from './content-http.fixture';

/** A request for a page of this remote in English, on a sandbox, to a content service that has a text for every page. */
export const aRequest = (pathname: string, changes: Partial<FragmentRequest> = {}): FragmentRequest => ({
  pathname,
  search: '',
  basename: '',
  language: 'en',
  messages,
  isBot: false,
  config: {
    brand: 'Coinlane',
    supportEmail: 'support@swap.example',
    hostName: 'swap.example',
    isSandbox: true,
    isProduction: false,
    errorReportDsn: '',
  },
  http: contentHttp(),
  ...changes,
});
