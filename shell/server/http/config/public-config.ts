import { publishedChainIds } from '@coinlane/chains/networks';
import type { PublicConfig } from '@coinlane/shared-contracts/lifecycle';

import { unavailableFeatures } from '../../calls/unavailable-features.ts';
import type { ShellConfig } from './index.ts';

/** DSN of the sandbox's error report service. */
const sandboxDsn = (publicOrigin: string): string => {
  const { protocol, host } = new URL(publicOrigin);
  return `${protocol}//public@${host}/sandbox/error-reports/1`;
};

type Providers = Required<
  Pick<PublicConfig, 'errorReportDsn' | 'checkoutHosts' | 'analyticsUrl' | 'liveChatUrl'>
>;

/** Default providers: those of the sandbox, or none. */
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

const unavailableOf = (config: ShellConfig): Pick<PublicConfig, 'unavailable'> => {
  const unavailable = unavailableFeatures(config);
  return unavailable.length === 0 ? {} : { unavailable };
};

/** Local test chains, whose IDs differ from the published ones. */
const testCoinsOf = ({ testCoins, nodes }: ShellConfig): Pick<PublicConfig, 'testCoins'> => {
  if (testCoins === null) return {};
  const local = nodes.flatMap(({ network, chainId }) =>
    chainId === null || chainId === publishedChainIds(network) ? [] : [[network, chainId] as const],
  );
  return { testCoins: { ...testCoins, chainIds: Object.fromEntries(local) } };
};

/** Configuration that pages can read. */
export const toPublicConfig = (config: ShellConfig): PublicConfig => ({
  brand: config.brand,
  supportEmail: config.supportEmail,
  hostName: config.hostName,
  isSandbox: config.isSandbox,
  isProduction: config.isProduction,
  ...providersOf(config),
  ...(config.captcha === null ? {} : { captcha: config.captcha }),
  ...unavailableOf(config),
  ...testCoinsOf(config),
});

/** Origins that a page can call, besides its own. */
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

/**
 * Pages that the browser part of the shell renders itself. In production only the operators' page, which is empty
 * without a token.
 */
export const shellPagesOf = ({ isProduction }: ShellConfig): readonly string[] =>
  isProduction ? ['/ops'] : ['/ops', '/__ui'];
