import type { FragmentRequest } from '@coinlane/shared-contracts/lifecycle';

/** A request for a page in English, on a sandbox, to services that do not answer, with changes. */
export const aFragmentRequest = (changes: Partial<FragmentRequest> = {}): FragmentRequest => ({
  pathname: '/',
  search: '',
  basename: '',
  language: 'en',
  messages: {},
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
});
