import type { FragmentRequest } from '@coinlane/shared-contracts/lifecycle';

import sharedTexts from '../../locales/en.json';

/** Request for an English page, on a sandbox, with services that do not reply. */
export const aFragmentRequest = (changes: Partial<FragmentRequest> = {}): FragmentRequest => ({
  pathname: '/',
  search: '',
  basename: '',
  language: 'en',
  isBot: false,
  config: {
    brand: 'Coinlane',
    supportEmail: 'support@swap.example',
    hostName: 'swap.example',
    isSandbox: true,
    isProduction: false,
    errorReportDsn: '',
  },
  http: () => () => Promise.reject(new Error('no call in this test')),
  ...changes,
  messages: { ...sharedTexts, ...changes.messages },
});
