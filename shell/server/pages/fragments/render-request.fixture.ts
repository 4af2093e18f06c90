import type { FragmentJob } from './render-job.ts';

type RenderRequest = FragmentJob['request'];

/** Request for fragment and chrome, for tests. */
export const aRenderRequest = (changes: Partial<RenderRequest> = {}): RenderRequest => ({
  pathname: '/swap',
  search: '',
  basename: '',
  language: 'en',
  messages: {},
  isBot: false,
  config: {
    brand: '',
    supportEmail: '',
    hostName: '',
    isSandbox: false,
    isProduction: false,
    errorReportDsn: '',
  },
  ...changes,
});
