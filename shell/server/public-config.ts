import type { PublicConfig } from '@coinlane/shared-contracts/lifecycle';

import type { ShellConfig } from './config/index.ts';

/** The sandbox's own intake, in the shape error-report clients want. */
const sandboxDsn = (publicOrigin: string): string => {
  const { protocol, host } = new URL(publicOrigin);
  return `${protocol}//public@${host}/sandbox/error-reports/1`;
};

type Providers = Required<
  Pick<PublicConfig, 'errorReportDsn' | 'checkoutHosts' | 'analyticsUrl' | 'liveChatUrl'>
>;

/** What stands in where nothing is configured: the sandbox's own providers, or none. */
const providersOf = ({ isSandbox, publicOrigin, ...config }: ShellConfig): Providers => {
  const or = (configured: string, ofSandbox: string): string =>
    configured === '' && isSandbox ? ofSandbox : configured;
  return {
    errorReportDsn: or(config.errorReportDsn, isSandbox ? sandboxDsn(publicOrigin) : ''),
    checkoutHosts:
      config.checkoutHosts.length === 0 && isSandbox ? [new URL(publicOrigin).host] : config.checkoutHosts,
    analyticsUrl: or(config.analyticsUrl, '/sandbox/analytics/collect'),
    liveChatUrl: or(config.liveChatUrl, '/sandbox/live-chat'),
  };
};

/** What of the configuration a page may know. */
export const toPublicConfig = (config: ShellConfig): PublicConfig => ({
  brand: config.brand,
  supportEmail: config.supportEmail,
  hostName: config.hostName,
  isSandbox: config.isSandbox,
  isProduction: config.isProduction,
  ...providersOf(config),
  ...(config.captcha === null ? {} : { captcha: config.captcha }),
});

/** Origins a page calls besides its own. */
export const connectOriginsOf = (
  { errorReportDsn, analyticsUrl = '', liveChatUrl = '' }: PublicConfig,
  { publicOrigin }: ShellConfig,
): readonly string[] => [
  ...new Set(
    [errorReportDsn, analyticsUrl, liveChatUrl]
      .filter((url) => url !== '')
      .map((url) => new URL(url, publicOrigin).origin)
      .filter((origin) => origin !== publicOrigin),
  ),
];
