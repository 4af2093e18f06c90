import * as E from 'fp-ts/lib/Either.js';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretBasic,
  ClientSecretPost,
  discovery,
  enableNonRepudiationChecks,
  None,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import type { ClientAuth, Configuration } from 'openid-client';

import type { OidcSettings } from '../../http/config/index.ts';
import { issuerProblem } from './issuer-problem.rule.ts';
import type { Claims } from './person.rule.ts';

/** Secrets of one sign-in. Only the browser that started it has them. */
export type SignInSecrets = { readonly state: string; readonly nonce: string; readonly verifier: string };

/** Client of an identity issuer. A left is a message for the person. */
export type OidcIssuer = {
  /** URL of the issuer for a sign-in. */
  readonly start: () => Promise<E.Either<string, { readonly url: string; readonly secrets: SignInSecrets }>>;
  /** Verified claims, from the URL to which the issuer sent the browser back. */
  readonly finish: (callback: URL, secrets: SignInSecrets) => Promise<E.Either<string, Claims>>;
};

const TIMEOUT_S = 10;
/** Maximum age of the discovery document, which can change, for example its URLs. */
const REDISCOVER_MS = 3_600_000;

/** Sends the secret in the body, which most issuers accept, unless the document lists only the header. */
const withSecret =
  (secret: string): ClientAuth =>
  (server, ...others) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const auth = methods.includes('client_secret_post') ? ClientSecretPost : ClientSecretBasic;
    auth(secret)(server, ...others);
  };

const discover = ({ issuer, clientId, clientSecret }: OidcSettings): Promise<Configuration> =>
  discovery(new URL(issuer), clientId, undefined, clientSecret === null ? None() : withSecret(clientSecret), {
    timeout: TIMEOUT_S,
    execute: [
      enableNonRepudiationChecks,
      // oxlint-disable-next-line typescript/no-deprecated -- the configuration allows http on this machine only
      ...(issuer.startsWith('http:') ? [allowInsecureRequests] : []),
    ],
  });

/**
 * Creates a function that reads the discovery document when needed, so that a server can start while the issuer is
 * down.
 */
const createDiscovery = (settings: OidcSettings, now: () => number) => {
  let found: { readonly configuration: Promise<Configuration>; readonly atMs: number } | null = null;
  return (): Promise<Configuration> => {
    if (found !== null && now() - found.atMs < REDISCOVER_MS) return found.configuration;
    const configuration = discover(settings);
    const current = { configuration, atMs: now() };
    found = current;
    configuration.catch(() => {
      if (found === current) found = null;
    });
    return configuration;
  };
};

const startWith = async (configuration: Configuration, redirectUri: string, scope: string) => {
  const secrets = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
  const url = buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    scope,
    state: secrets.state,
    nonce: secrets.nonce,
    code_challenge: await calculatePKCECodeChallenge(secrets.verifier),
    code_challenge_method: 'S256',
  });
  return { url: url.href, secrets };
};

/** Creates the client. Nothing is requested before the first sign-in. */
export const createOidcIssuer = (
  settings: OidcSettings,
  redirectUri: string,
  now: () => number = Date.now,
): OidcIssuer => {
  const configured = createDiscovery(settings, now);
  const attempt = async <A>(work: () => Promise<A>): Promise<E.Either<string, A>> => {
    try {
      return E.right(await work());
    } catch (error) {
      return E.left(issuerProblem(error, settings.issuer));
    }
  };
  return {
    start: () => attempt(async () => startWith(await configured(), redirectUri, settings.scope)),
    finish: (callback, { state, nonce, verifier }) =>
      attempt(async () => {
        const tokens = await authorizationCodeGrant(await configured(), callback, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
        });
        return tokens.claims() ?? {};
      }),
  };
};
