import type { PublicConfig } from '@coinlane/shared-contracts/lifecycle';

import type { ShellConfig } from './config/index.ts';

/** The sandbox's own intake, in the shape error-report clients want. */
const sandboxDsn = (publicOrigin: string): string => {
  const { protocol, host } = new URL(publicOrigin);
  return `${protocol}//public@${host}/sandbox/error-reports/1`;
};

/** What of the configuration a page may know. */
export const toPublicConfig = (config: ShellConfig): PublicConfig => ({
  brand: config.brand,
  supportEmail: config.supportEmail,
  hostName: config.hostName,
  isSandbox: config.isSandbox,
  isProduction: config.isProduction,
  errorReportDsn:
    config.errorReportDsn === '' && config.isSandbox
      ? sandboxDsn(config.publicOrigin)
      : config.errorReportDsn,
  ...(config.captcha === null ? {} : { captcha: config.captcha }),
});

/** Origins a page calls besides its own. */
export const connectOriginsOf = (
  { errorReportDsn }: PublicConfig,
  { publicOrigin }: ShellConfig,
): readonly string[] => {
  if (errorReportDsn === '') return [];
  const { origin } = new URL(errorReportDsn);
  return origin === publicOrigin ? [] : [origin];
};
