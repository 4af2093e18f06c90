import { as, register } from '../accounts/person.fixture.ts';
import type { Tokens } from '../accounts/person.fixture.ts';
import type { OpenSandbox } from '../testing/open-sandbox.ts';

type Balance = { readonly currency: string; readonly available: string; readonly locked: string };
type Target = { readonly address: string; readonly extraId: string | null };

let people = 0;

/** Somebody new, signed in. */
export const aSignedInUser = (sandbox: OpenSandbox): Promise<Tokens> => {
  people += 1;
  return register(sandbox, `person${String(people)}@example.com`);
};

/** Sends the form of the page that pretends; the status it answers. */
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

/** Where somebody is paid into. */
export const targetOf = async (sandbox: OpenSandbox, tokens: Tokens, currency: string): Promise<Target> =>
  (await sandbox.post<Target>('/account/deposits', { currency }, as(tokens))).body;

/** Pretends that coins come in for somebody; the status of the page. */
export const pay = async (
  sandbox: OpenSandbox,
  tokens: Tokens,
  currency: string,
  amount: string,
): Promise<number> => {
  const { address, extraId } = await targetOf(sandbox, tokens, currency);
  return sendForm(sandbox, { currency, address, extraId: extraId ?? '', amount });
};

/** What somebody has: available and locked, by ticker. */
export const balances = async (
  sandbox: OpenSandbox,
  tokens: Tokens,
): Promise<Readonly<Record<string, readonly [string, string]>>> => {
  const { body } = await sandbox.get<readonly Balance[]>('/account/balances', as(tokens));
  return Object.fromEntries(body.map(({ currency, available, locked }) => [currency, [available, locked]]));
};
