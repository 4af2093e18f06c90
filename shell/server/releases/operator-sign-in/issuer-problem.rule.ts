import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';

/** Codes of errors in RFC 6749. Their descriptions are untrusted and not shown. */
const ERROR_CODE = /^[a-z_]{1,64}$/;

const shownCode = (code: string): string => (ERROR_CODE.test(code) ? code : 'an unknown error');

const isTimeout = ({ code }: ClientError): boolean => code === 'OAUTH_TIMEOUT' || code === 'OAUTH_ABORT';

/** The library's messages contain the name of the wrong claim, but no values. */
const reasonOf = ({ message, cause }: ClientError): string =>
  cause instanceof Error ? cause.message : message;

const CLIENT_REFUSED = ['invalid_client', 'unauthorized_client'];

/** Message for a person about a failed sign-in with the issuer. Contains no tokens, codes or secrets. */
export const issuerProblem = (error: unknown, issuer: string): string => {
  if (error instanceof AuthorizationResponseError)
    return `The issuer refused the sign-in: ${shownCode(error.error)}.`;
  if (error instanceof ResponseBodyError)
    return CLIENT_REFUSED.includes(error.error)
      ? `The issuer refuses this site: ${error.error}. Check OPS_OIDC_CLIENT_ID and OPS_OIDC_CLIENT_SECRET.`
      : `The issuer refused the code of this sign-in: ${shownCode(error.error)}. Sign in again.`;
  if (error instanceof ClientError && !isTimeout(error))
    return `The reply of the issuer is not valid: ${reasonOf(error)}.`;
  return `The issuer ${issuer} does not respond. Try again, or sign in with a token.`;
};
