import { createProviderHttp } from './http/provider-http.ts';
import type { Provider } from './provider.ts';
import { createChangeNow } from './providers/changenow/changenow.ts';
import { createOneClick } from './providers/one-click/one-click.ts';
import { ONE_CLICK_KEY } from './providers/one-click/quote-signature.ts';

/** An operator's settings of one provider. */
export type ProviderSettings = {
  readonly id: string;
  /** Null: the provider's public address. */
  readonly baseUrl: string | null;
  /** Null: none. */
  readonly key: string | null;
  /** Key of signed quotes; null: the published one. */
  readonly publicKey: string | null;
};

type Known = {
  readonly baseUrl: string;
  readonly needsKey: boolean;
  readonly create: (settings: ProviderSettings & { readonly baseUrl: string }, now: () => number) => Provider;
};

/** Longer than the deadline of estimates: a create call must not be given up early. */
const TIMEOUT_MS = 15_000;

/** Every provider. A new one is a folder below `providers/` and a line here. */
const PROVIDERS: Readonly<Partial<Record<string, Known>>> = {
  'one-click': {
    baseUrl: 'https://1click.chaindefuser.com',
    needsKey: false,
    create: ({ baseUrl, key, publicKey }, now) =>
      createOneClick({
        http: createProviderHttp({
          baseUrl,
          headers: key === null ? {} : { 'x-api-key': key },
          timeoutMs: TIMEOUT_MS,
        }),
        now,
        publicKey: publicKey ?? ONE_CLICK_KEY,
      }),
  },
  changenow: {
    baseUrl: 'https://api.changenow.io/v2',
    needsKey: true,
    create: ({ baseUrl, key }, now) =>
      createChangeNow({
        http: createProviderHttp({
          baseUrl,
          headers: { 'x-changenow-api-key': key ?? '' },
          timeoutMs: TIMEOUT_MS,
        }),
        now,
      }),
  },
};

/** IDs that `PROVIDERS` can name. */
export const providerIds = (): readonly string[] => Object.keys(PROVIDERS);

/** Reason why settings are wrong; null: they are fine. */
export const settingsProblem = ({ id, key }: ProviderSettings): string | null => {
  const known = PROVIDERS[id];
  if (known === undefined) return `${id} is unknown, expected one of ${providerIds().join(', ')}`;
  return known.needsKey && key === null ? `${id} needs a key` : null;
};

/** Creates a provider from its settings. Throws if they are wrong. */
export const createProvider = (settings: ProviderSettings, now: () => number): Provider => {
  const known = PROVIDERS[settings.id];
  const problem = settingsProblem(settings);
  if (known === undefined || problem !== null) throw new Error(problem ?? settings.id);
  return known.create({ ...settings, baseUrl: settings.baseUrl ?? known.baseUrl }, now);
};
