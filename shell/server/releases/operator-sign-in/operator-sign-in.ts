import type { OidcSettings } from '../../http/config/index.ts';
import type { OidcIssuer } from './oidc-issuer.ts';
import { createPersonSessions } from './person-sessions.ts';
import type { PersonSessions } from './person-sessions.ts';
import { createSignInCookie } from './sign-in-cookie.ts';
import type { SignInCookie } from './sign-in-cookie.ts';

/** Sign-in of operators with an identity issuer. */
export type OperatorSignIn = {
  readonly settings: OidcSettings;
  /** Host of the issuer, for the button. */
  readonly host: string;
  /** Must be registered at the issuer. */
  readonly callbackUrl: string;
  readonly issuer: OidcIssuer;
  readonly cookie: SignInCookie;
  readonly sessions: PersonSessions;
};

type Site = { readonly publicOrigin: string; readonly csrfSecret: string };

/** Loads the client with the first sign-in, because most servers have no issuer. */
const createLazyIssuer = (settings: OidcSettings, callbackUrl: string): OidcIssuer => {
  let loaded: Promise<OidcIssuer> | null = null;
  const load = (): Promise<OidcIssuer> =>
    (loaded ??= import('./oidc-issuer.ts').then(({ createOidcIssuer }) =>
      createOidcIssuer(settings, callbackUrl),
    ));
  return {
    start: async () => (await load()).start(),
    finish: async (callback, secrets) => (await load()).finish(callback, secrets),
  };
};

/** Creates the sign-in. Null without an issuer: operators then sign in with tokens only. */
export const createOperatorSignIn = (
  settings: OidcSettings | null,
  { publicOrigin, csrfSecret: secret }: Site,
): OperatorSignIn | null => {
  if (settings === null) return null;
  const isHttps = publicOrigin.startsWith('https:');
  const callbackUrl = `${publicOrigin}/ledger/sign-in/callback`;
  return {
    settings,
    host: new URL(settings.issuer).host,
    callbackUrl,
    issuer: createLazyIssuer(settings, callbackUrl),
    cookie: createSignInCookie(secret, isHttps),
    sessions: createPersonSessions({ secret, isHttps, oidc: settings }),
  };
};
