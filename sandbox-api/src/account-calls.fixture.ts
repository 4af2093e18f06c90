import { PASSWORD } from './accounts/person.fixture.ts';
import { ANN, ANNS_PASSWORD, ENTRY, LOAN, WITHDRAWAL } from './two-users.fixture.ts';
import type { AccountOfAnn } from './two-users.fixture.ts';

/** A call as Bob makes it, with the IDs of Ann: value of the path parameter, body, and status of the reply to him. */
type BobsCall = {
  readonly id?: string;
  readonly query?: string;
  readonly body?: object;
  readonly status: number;
};

const NEW_PASSWORD = 'a new password of Bob';

/** Calls that need no access token. */
export const openCalls = ({ forged, sessionId }: AccountOfAnn): Readonly<Record<string, BobsCall>> => ({
  'POST /auth/register': { body: { email: ANN, password: NEW_PASSWORD }, status: 202 },
  'POST /auth/register/confirm': { body: { email: ANN, requestId: '', code: '000000' }, status: 401 },
  'POST /auth/login': { body: { email: ANN, password: NEW_PASSWORD }, status: 401 },
  'POST /auth/refresh': { body: { refreshToken: `${sessionId}.${'a'.repeat(86)}` }, status: 401 },
  'POST /auth/logout': { body: { refreshToken: `${sessionId}.${'a'.repeat(86)}` }, status: 200 },
  'POST /auth/forgotten-password': { body: { email: ANN }, status: 202 },
  'POST /auth/reset-password': {
    body: { email: ANN, requestId: '', code: '000000', password: NEW_PASSWORD },
    status: 401,
  },
  'POST /auth/passkey/options': { body: {}, status: 200 },
  'POST /auth/passkey': { body: { response: forged }, status: 401 },
  'POST /tickets': {
    body: {
      ticket: {
        subject: 'Access',
        comment: { body: 'A message of Bob' },
        requester: { name: 'Bob', email: 'bob@example.com' },
      },
    },
    status: 201,
  },
  'GET /v1.2/exchange/estimate': { query: 'fromCurrency=btc&toCurrency=eth&fromAmount=1', status: 200 },
  'GET /promo-codes/:code': { id: 'none', status: 404 },
  'GET /plans': { status: 200 },
  'GET /loans/currencies': { status: 200 },
});

const securityCalls = ({
  forged,
  passkeyId,
  sessionId,
}: AccountOfAnn): Readonly<Record<string, BobsCall>> => ({
  'GET /auth/sessions': { status: 200 },
  'DELETE /auth/sessions': { status: 200 },
  'DELETE /auth/sessions/:id': { id: sessionId, status: 404 },
  'GET /users/me': { status: 200 },
  'PUT /users/me/settings': { body: { id: ANN, notifications: { 'loan.email': false } }, status: 200 },
  'POST /users/me/password': { body: { current: ANNS_PASSWORD, password: NEW_PASSWORD }, status: 401 },
  'POST /users/me/login-email': { body: { email: ANN, password: PASSWORD }, status: 401 },
  'POST /users/me/second-factor': { body: { password: ANNS_PASSWORD }, status: 401 },
  'POST /users/me/second-factor/enable': { body: { code: '000000' }, status: 401 },
  'POST /users/me/second-factor/disable': { body: { password: ANNS_PASSWORD, code: '' }, status: 401 },
  'GET /users/me/passkeys': { status: 200 },
  'POST /users/me/passkeys/options': { body: { password: ANNS_PASSWORD }, status: 401 },
  'POST /users/me/passkeys': {
    body: { name: 'x', response: { ...forged, response: { ...forged.response, attestationObject: '' } } },
    status: 401,
  },
  'POST /users/me/passkeys/:id/remove': { id: passkeyId, body: { password: PASSWORD }, status: 404 },
});

const moneyCalls = (ann: AccountOfAnn): Readonly<Record<string, BobsCall>> => ({
  'GET /addresses/whitelist': { status: 200 },
  'POST /addresses/whitelist': { body: { ...ENTRY, label: 'mine', password: PASSWORD }, status: 201 },
  'DELETE /addresses/whitelist/:id': { id: ann.entryId, status: 404 },
  'GET /balances': { status: 200 },
  'POST /deposits': { body: { currency: 'btc' }, status: 200 },
  'GET /withdrawals': { status: 200 },
  'POST /withdrawals': { body: { ...WITHDRAWAL, password: PASSWORD }, status: 400 },
  'GET /trades/quote': { query: 'from=eth&to=btc&amount=1', status: 200 },
  'POST /trades': { body: ann.trade, status: 400 },
  'GET /trades/:id': { id: ann.tradeId, status: 404 },
  'GET /cashback': { status: 200 },
  'POST /cashback/withdraw': { body: { requestId: 'trade-1' }, status: 400 },
  'GET /history': { query: 'tab=WITHDRAWAL&limit=100', status: 200 },
  'GET /loans/estimate': { query: 'deposit=btc&loan=usdttrc20&amount=0.5&ltv=0.5', status: 200 },
  'GET /loans': { status: 200 },
  'POST /loans': { body: LOAN, status: 403 },
  'GET /loans/:id': { id: ann.loanId, status: 404 },
  'POST /loans/:id/repay': { id: ann.loanId, body: {}, status: 404 },
  'GET /staking': { status: 200 },
  'POST /staking': { body: { amount: '10', requestId: 'stake-1' }, status: 400 },
  'POST /staking/unstake': { body: { amount: '10', requestId: 'stake-1' }, status: 400 },
  'GET /subscription': { status: 200 },
  'POST /subscription': { body: { level: 'premium', price: '29' }, status: 400 },
  'GET /aml-checks': { status: 200 },
  'POST /aml-checks': {
    body: { currency: 'eth', address: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359' },
    status: 201,
  },
  'POST /kyc/sessions': { body: {}, status: 200 },
});

/** Calls that need an access token. */
export const closedCalls = (ann: AccountOfAnn): Readonly<Record<string, BobsCall>> => ({
  ...securityCalls(ann),
  ...moneyCalls(ann),
});
export type { BobsCall };
