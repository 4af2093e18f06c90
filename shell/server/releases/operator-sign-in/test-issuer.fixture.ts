import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';

import { exportJWK, generateKeyPair, SignJWT } from 'jose';

export const CLIENT_ID = 'coinlane';
export const CLIENT_SECRET = 'a-secret-of-the-client';
const KEY_ID = 'test-key';

/** Person and faults of the issuer. */
type Behaviour = {
  /** Claims of the person who signs in, over the usual ones of an ID token. */
  readonly claims: Readonly<Record<string, unknown>>;
  /** Whether the ID token is signed with a key that the issuer does not publish. */
  readonly hasForeignKey: boolean;
  /** Seconds from now until the ID token expires. */
  readonly lifetimeS: number;
  /** Status of all replies, or whether the connections are cut off. Null: neither. */
  readonly fails: number | 'cut off' | null;
  /** Error that the issuer sends the browser back with, or null. */
  readonly refusal: string | null;
};

const EVA: Behaviour = {
  claims: { sub: 'user-17', email: 'eva@coinlane.example', email_verified: true, groups: ['admins'] },
  hasForeignKey: false,
  lifetimeS: 300,
  fails: null,
  refusal: null,
};

type Granted = { readonly challenge: string; readonly nonce: string; readonly redirectUri: string };

/** A running issuer. */
export type TestIssuer = {
  readonly url: string;
  /** Changes the behaviour until the next change; everything else is as at the start. */
  readonly behave: (change: Partial<Behaviour>) => void;
  /** Requests to the token endpoint. */
  readonly tokenCalls: () => number;
  readonly stop: () => Promise<void>;
};

const bodyOf = async (request: IncomingMessage): Promise<URLSearchParams> => {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return new URLSearchParams(text);
};

type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

const json = (status: number, value: object): Answer => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
});

const refuse = (status: number, error: string): Answer => json(status, { error });

const documentOf = (url: string) => ({
  issuer: url,
  authorization_endpoint: `${url}/authorize`,
  token_endpoint: `${url}/token`,
  jwks_uri: `${url}/keys`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['ES256'],
  code_challenge_methods_supported: ['S256'],
});

const PAGE = `<!doctype html><html lang="en"><title>Test issuer</title><h1>Test issuer</h1>
<form method="post"><button>Continue as Eva</button></form></html>`;

/** RFC 6749, 2.3.1: both parts are encoded before they are joined. */
const isOurClient = (header = ''): boolean => {
  const [id = '', secret = ''] = Buffer.from(header.replace('Basic ', ''), 'base64').toString().split(':');
  return decodeURIComponent(id) === CLIENT_ID && decodeURIComponent(secret) === CLIENT_SECRET;
};

const isProvenBy = ({ challenge, redirectUri }: Granted, body: URLSearchParams): boolean =>
  createHash('sha256')
    .update(body.get('code_verifier') ?? '')
    .digest('base64url') === challenge && body.get('redirect_uri') === redirectUri;

const isCodeRequest = (query: URLSearchParams): boolean =>
  query.get('client_id') === CLIENT_ID &&
  query.get('response_type') === 'code' &&
  query.get('code_challenge_method') === 'S256' &&
  (query.get('scope') ?? '').split(' ').includes('openid');

const textOf = (query: URLSearchParams, name: string): string => query.get(name) ?? '';

const createKeys = async () => {
  const own = await generateKeyPair('ES256');
  const foreign = await generateKeyPair('ES256');
  const published = { ...(await exportJWK(own.publicKey)), kid: KEY_ID, use: 'sig', alg: 'ES256' };
  return { own, foreign, published };
};

/** Replies of an issuer, without its server. */
const createIssuer = async (url: () => string) => {
  const { own, foreign, published } = await createKeys();
  const granted = new Map<string, Granted>();
  let behaviour = EVA;
  let tokenCalls = 0;

  const idToken = ({ nonce }: Granted): Promise<string> => {
    const { claims, hasForeignKey, lifetimeS } = behaviour;
    const nowS = Math.floor(Date.now() / 1000);
    const payload = { iss: url(), aud: CLIENT_ID, iat: nowS, exp: nowS + lifetimeS, nonce, ...claims };
    return new SignJWT(payload)
      .setProtectedHeader({ alg: 'ES256', kid: KEY_ID })
      .sign((hasForeignKey ? foreign : own).privateKey);
  };

  const authorize = (query: URLSearchParams): Answer => {
    if (!isCodeRequest(query)) return refuse(400, 'invalid_request');
    const redirectUri = textOf(query, 'redirect_uri');
    const back = new URL(redirectUri);
    back.searchParams.set('state', textOf(query, 'state'));
    if (behaviour.refusal === null) {
      const code = randomUUID();
      granted.set(code, {
        challenge: textOf(query, 'code_challenge'),
        nonce: textOf(query, 'nonce'),
        redirectUri,
      });
      back.searchParams.set('code', code);
    } else back.searchParams.set('error', behaviour.refusal);
    return { status: 303, headers: { location: back.href }, body: '' };
  };

  const token = async (request: IncomingMessage): Promise<Answer> => {
    tokenCalls += 1;
    const body = await bodyOf(request);
    if (!isOurClient(request.headers.authorization)) return refuse(401, 'invalid_client');
    const code = textOf(body, 'code');
    const grant = granted.get(code);
    granted.delete(code);
    if (grant === undefined || !isProvenBy(grant, body)) return refuse(400, 'invalid_grant');
    const tokens = { access_token: randomUUID(), token_type: 'Bearer', expires_in: 300 };
    return json(200, { ...tokens, id_token: await idToken(grant) });
  };

  const answer = async (request: IncomingMessage): Promise<Answer> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', url());
    if (typeof behaviour.fails === 'number') return refuse(behaviour.fails, 'server_error');
    switch (`${request.method ?? ''} ${pathname}`) {
      case 'GET /.well-known/openid-configuration':
        return json(200, documentOf(url()));
      case 'GET /keys':
        return json(200, { keys: [published] });
      case 'GET /authorize':
        return { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body: PAGE };
      case 'POST /authorize':
        return authorize(searchParams);
      case 'POST /token':
        return token(request);
      default:
        return refuse(404, 'not_found');
    }
  };
  return {
    answer: async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
      const { status, headers, body } = await answer(request);
      if (behaviour.fails === 'cut off') response.destroy();
      else response.writeHead(status, headers).end(body);
    },
    tokenCalls: () => tokenCalls,
    behave: (change: Partial<Behaviour>): void => {
      behaviour = { ...EVA, ...change };
    },
  };
};

/** Starts an OpenID issuer on this machine: discovery, codes with PKCE, ID tokens and keys, as the specification asks. */
export const startTestIssuer = async (): Promise<TestIssuer> => {
  let url = '';
  const issuer = await createIssuer(() => url);
  const server = createServer((request, response) => void issuer.answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the issuer has no port');
  url = `http://127.0.0.1:${String(address.port)}`;
  return {
    url,
    behave: issuer.behave,
    tokenCalls: issuer.tokenCalls,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
