import { guardProvider } from './guard-provider.ts';
import { createProviderHttp } from './http/provider-http.ts';
import type { ProviderHttp, ProviderHttpOptions } from './http/provider-http.ts';
import type { Provider } from './provider.ts';
import { createChainflip } from './providers/chainflip/chainflip.ts';
import { createChangeNow } from './providers/changenow/changenow.ts';
import { createExolix } from './providers/exolix/exolix.ts';
import { createOneClick } from './providers/one-click/one-click.ts';
import { createSideShift } from './providers/sideshift/sideshift.ts';
import { ONE_CLICK_KEY } from './providers/one-click/quote-signature.ts';

/** An operator's settings of one provider. */
export type ProviderSettings = {
  readonly id: string;
  /** Null: the provider's public address. */
  readonly baseUrl: string | null;
  /** Null: no key. */
  readonly key: string | null;
  /** Account of the operator at the provider, in addition to the key. Null: none. */
  readonly account: string | null;
  /** Key that verifies signed quotes. Null: the published one. */
  readonly publicKey: string | null;
  /** Whether the provider can receive the visitor's IP address. */
  readonly sharesVisitorIp: boolean;
};

type Known = {
  readonly baseUrl: string;
  /** Required settings. */
  readonly needs: readonly ('key' | 'account')[];
  readonly headers: (settings: ProviderSettings) => Readonly<Record<string, string>>;
  readonly create: (http: ProviderHttp, settings: ProviderSettings, now: () => number) => Provider;
};

/** Longer than the time limit of estimates, because a create call must not be aborted early. */
const TIMEOUT_MS = 15_000;

/** Every provider. To add one, add a folder in `providers/` and a line here. */
const PROVIDERS: Readonly<Partial<Record<string, Known>>> = {
  'one-click': {
    baseUrl: 'https://1click.chaindefuser.com',
    needs: [],
    headers: ({ key }) => (key === null ? {} : { 'x-api-key': key }),
    create: (http, { publicKey }, now) =>
      createOneClick({ http, now, publicKey: publicKey ?? ONE_CLICK_KEY }),
  },
  changenow: {
    baseUrl: 'https://api.changenow.io/v2',
    needs: ['key'],
    headers: ({ key }) => ({ 'x-changenow-api-key': key ?? '' }),
    create: (http, _settings, now) => createChangeNow({ http, now }),
  },
  chainflip: {
    baseUrl: 'https://chainflip-swap.chainflip.io',
    needs: [],
    headers: () => ({}),
    create: createChainflip,
  },
  sideshift: {
    baseUrl: 'https://sideshift.ai/api/v2',
    needs: ['key', 'account'],
    headers: ({ key }) => ({ 'x-sideshift-secret': key ?? '' }),
    create: (http, { account, sharesVisitorIp }, now) =>
      createSideShift({ http, now, affiliateId: account ?? '', sharesVisitorIp }),
  },
  exolix: {
    baseUrl: 'https://exolix.com/api/v2',
    needs: [],
    headers: ({ key }) => (key === null ? {} : { authorization: key }),
    create: (http, _settings, now) => createExolix({ http, now }),
  },
};

/** IDs that are valid in `PROVIDERS`. */
export const providerIds = (): readonly string[] => Object.keys(PROVIDERS);

/** Missing setting, identified by the end of its variable name, and the reason. */
type SettingsProblem = { readonly setting: string; readonly reason: string };

/** Reason why settings are invalid, or null. */
export const settingsProblem = (settings: ProviderSettings): SettingsProblem | null => {
  const known = PROVIDERS[settings.id];
  if (known === undefined)
    return {
      setting: 'ID',
      reason: `${settings.id} is unknown, expected one of ${providerIds().join(', ')}`,
    };
  const missing = known.needs.find((name) => settings[name] === null);
  return missing === undefined
    ? null
    : { setting: missing.toUpperCase(), reason: `${settings.id} needs its ${missing}` };
};

/**
 * Creates a provider from its settings, with the checks for all providers. Throws if the settings are invalid.
 * `fetch` sends its calls.
 */
export const createProvider = (
  settings: ProviderSettings,
  now: () => number,
  fetch?: ProviderHttpOptions['fetch'],
): Provider => {
  const known = PROVIDERS[settings.id];
  const problem = settingsProblem(settings);
  if (known === undefined || problem !== null) throw new Error(problem?.reason ?? settings.id);
  const http = createProviderHttp({
    baseUrl: settings.baseUrl ?? known.baseUrl,
    headers: known.headers(settings),
    timeoutMs: TIMEOUT_MS,
    ...(fetch === undefined ? {} : { fetch }),
  });
  return guardProvider(known.create(http, settings, now));
};
