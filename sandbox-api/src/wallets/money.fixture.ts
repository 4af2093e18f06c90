import { as, register } from '../accounts/person.fixture.ts';
import type { Tokens } from '../accounts/person.fixture.ts';
import type { OpenSandbox } from '../testing/open-sandbox.ts';

type Balance = { readonly currency: string; readonly available: string; readonly locked: string };
type Target = { readonly address: string; readonly extraId: string | null };

let people = 0;

/** New signed-in user. */
export const aSignedInUser = (sandbox: OpenSandbox): Promise<Tokens> => {
  people += 1;
  return register(sandbox, `person${String(people)}@example.com`);
};

/** Sends the form of the deposit simulation. Returns the status. */
export const sendForm = async (
  sandbox: OpenSandbox,
  form: Readonly<Record<string, string>>,
): Promise<number> =>
  (
    await sandbox.app.inject({
      method: 'POST',
      url: '/sandbox/wallet/pay',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(form).toString(),
    })
  ).statusCode;

/** Deposit target of a user. */
export const targetOf = async (sandbox: OpenSandbox, tokens: Tokens, currency: string): Promise<Target> =>
  (await sandbox.post<Target>('/account/deposits', { currency }, as(tokens))).body;

/** Simulates a deposit for a user. Returns the status of the page. */
export const pay = async (
  sandbox: OpenSandbox,
  tokens: Tokens,
  currency: string,
  amount: string,
): Promise<number> => {
  const { address, extraId } = await targetOf(sandbox, tokens, currency);
  return sendForm(sandbox, { currency, address, extraId: extraId ?? '', amount });
};

/** Balances of a user by ticker: available and locked. */
export const balances = async (
  sandbox: OpenSandbox,
  tokens: Tokens,
): Promise<Readonly<Record<string, readonly [string, string]>>> => {
  const { body } = await sandbox.get<readonly Balance[]>('/account/balances', as(tokens));
  return Object.fromEntries(body.map(({ currency, available, locked }) => [currency, [available, locked]]));
};
