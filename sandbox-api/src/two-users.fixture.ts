import { as, register } from './accounts/person.fixture.ts';
import type { Tokens } from './accounts/person.fixture.ts';
import { createAuthenticator } from './accounts/software-authenticator.fixture.ts';
import { aTransactionRequest } from './orders/order.fixture.ts';
import { verify } from './pro/verify.fixture.ts';
import { openSandbox } from './testing/open-sandbox.ts';
import type { OpenSandbox } from './testing/open-sandbox.ts';
import { pay } from './wallets/money.fixture.ts';

type Challenge = { readonly options: { readonly challenge: string } };
type Made = { readonly id: string | number };

const ORIGIN = 'https://coinlane.example';
const SITE = { origin: ORIGIN, rpId: 'coinlane.example' };
export const ANN = 'ann@example.com';
export const ANNS_PASSWORD = 'the horse of Ann 77';
const WALLET = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
export const WITHDRAWAL = { currency: 'eth', amount: '0.1', address: WALLET, requestId: 'withdrawal-1' };
export const LOAN = { deposit: 'btc', loan: 'usdttrc20', amount: '0.5', ltv: 0.5, requestId: 'loan-1' };
export const ENTRY = { label: 'Cold wallet of Ann', wallet: WALLET, extraId: '', currency: ['eth'] };

/** Opens a sandbox whose passkeys are of the site. */
export const openSite = (): Promise<OpenSandbox> => openSandbox({ passkeyOrigin: ORIGIN });

const madeBy = (sandbox: OpenSandbox, tokens: Tokens) => async (path: string, body: object) => {
  const { status, body: made, text } = await sandbox.post<Made>(`/account${path}`, body, as(tokens));
  if (status >= 300) throw new Error(`${path} replied ${String(status)}: ${text}`);
  return String(made.id);
};

const addPasskey = async (sandbox: OpenSandbox, tokens: Tokens, password: string) => {
  const authenticator = createAuthenticator();
  const path = '/account/users/me/passkeys';
  const { body } = await sandbox.post<Challenge>(`${path}/options`, { password }, as(tokens));
  const response = authenticator.attest({ ...SITE, challenge: body.options.challenge });
  await sandbox.post(path, { name: 'Laptop of Ann', response }, as(tokens));
  return authenticator;
};

/** Signs the challenge of a sign-in, as another authenticator with the name of hers. */
const forgedAnswer = async (sandbox: OpenSandbox, id: string) => {
  const { body } = await sandbox.post<Challenge>('/account/auth/passkey/options');
  const signed = createAuthenticator().sign({ ...SITE, challenge: body.options.challenge, counter: 9 });
  return { ...signed, id, rawId: id };
};

const addMoney = async (sandbox: OpenSandbox, ann: Tokens) => {
  const make = madeBy(sandbox, ann);
  await verify(sandbox, ann);
  for (const [currency, amount] of [
    ['btc', '2'],
    ['eth', '5'],
    ['now', '100'],
    ['usdttrc20', '500'],
  ] as const)
    await pay(sandbox, ann, currency, amount);
  const quote = await sandbox.get<{ rateId: string }>(
    '/account/trades/quote?from=eth&to=btc&amount=1',
    as(ann),
  );
  const trade = { rateId: quote.body.rateId, amount: '1', requestId: 'trade-1' };
  await make('/staking', { amount: '10', requestId: 'stake-1' });
  await make('/subscription', { level: 'plus', price: '9' });
  return {
    trade,
    tradeId: await make('/trades', trade),
    withdrawalId: await make('/withdrawals', { ...WITHDRAWAL, password: ANNS_PASSWORD }),
    loanId: await make('/loans', LOAN),
    entryId: await make('/addresses/whitelist', { ...ENTRY, password: ANNS_PASSWORD }),
    kycId: await make('/kyc/sessions', {}),
    checkId: await make('/aml-checks', { currency: 'btc', address: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa' }),
  };
};

/** A user with one thing of each kind, and the IDs of all of them. */
export const openAccountOfAnn = async (sandbox: OpenSandbox) => {
  const tokens = await register(sandbox, ANN, ANNS_PASSWORD);
  const money = await addMoney(sandbox, tokens);
  const authenticator = await addPasskey(sandbox, tokens, ANNS_PASSWORD);
  const { body } = await sandbox.get<{ sessions: readonly Made[] }>('/account/auth/sessions', as(tokens));
  const order = await sandbox.post<Made>(
    '/v1.1/transactions',
    aTransactionRequest({ contactEmail: ANN, address: WALLET }),
  );
  return {
    ...money,
    tokens,
    passkeyId: authenticator.id,
    forged: await forgedAnswer(sandbox, authenticator.id),
    sessionId: String(body.sessions[0]?.id),
    orderId: String(order.body.id),
  };
};

export type AccountOfAnn = Awaited<ReturnType<typeof openAccountOfAnn>>;
