import * as E from 'fp-ts/lib/Either.js';

import * as api from '@coinlane/shared-contracts/api';
import type { Endpoint } from '@coinlane/shared-contracts/api';

import { codeTo, PASSWORD, register, timeOf, totpAt } from './accounts/person.fixture.ts';
import { sandboxOfFile } from './testing/open-sandbox.ts';
import { siteHttp } from './testing/site-http.ts';
import { pay, aSignedInUser } from './wallets/money.fixture.ts';
import { verify } from './pro/verify.fixture.ts';

const ETH = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

const sandbox = sandboxOfFile();

type Ask = <Input, Reply>(endpoint: Endpoint<Input, Reply>, input: Input) => Promise<Reply>;

const askWith =
  (accessToken: string | null): Ask =>
  async (endpoint, input) => {
    const reply = await api.callEndpoint(siteHttp(sandbox, accessToken))(endpoint)(input)();
    if (E.isLeft(reply)) throw new Error(JSON.stringify(reply.left));
    return reply.right;
  };

const codeOf = async (failing: Promise<unknown>): Promise<string> =>
  failing.then(
    () => 'no failure',
    (failure: unknown) => /"error":"([^"]+)"/.exec(String(failure))?.[1] ?? String(failure),
  );

describe('the account calls of the site against the sandbox', () => {
  it('register, sign in, sign out', async () => {
    const email = 'ann@example.com';
    const ask = askWith(null);
    const account = { email, password: PASSWORD, requestId: '', captcha: '' };
    const { requestId } = await ask(api.registerEndpoint, account);
    const confirmation = { email, requestId, code: await codeTo(sandbox, email) };
    const first = await ask(api.confirmRegistrationEndpoint, confirmation);
    const credentials = { email, password: PASSWORD, code: '', captcha: '' };
    const second = await ask(api.loginEndpoint, credentials);
    const mine = askWith(first.accessToken);

    expect((await mine(api.userEndpoint, undefined)).email).toBe(email);
    expect((await mine(api.sessionsEndpoint, undefined)).sessions).toHaveLength(2);
    await ask(api.logoutEndpoint, second.refreshToken);
    expect((await mine(api.sessionsEndpoint, undefined)).sessions).toHaveLength(1);
    await mine(api.endSessionEndpoint, null);
    expect(await codeOf(mine(api.userEndpoint, undefined))).toBe('unauthorized');
    expect(await codeOf(ask(api.loginEndpoint, { ...credentials, password: 'x' }))).toBe(
      'Invalid credentials',
    );
  });

  it('passwords, codes, notifications', async () => {
    const email = 'settings@example.com';
    const { accessToken } = await register(sandbox, email);
    const ask = askWith(accessToken);
    const { secret, otpauthUrl } = await ask(api.setUpSecondFactorEndpoint, { password: PASSWORD });
    const code = totpAt(secret, await timeOf(sandbox));
    expect(otpauthUrl).toContain('otpauth://totp/Coinlane');
    expect((await ask(api.enableSecondFactorEndpoint, code)).recoveryCodes).toHaveLength(10);
    sandbox.pass(30_000);
    const next = totpAt(secret, await timeOf(sandbox));
    await ask(api.disableSecondFactorEndpoint, { password: PASSWORD, code: next });

    const saved = await ask(api.saveNotificationsEndpoint, { push: true });
    expect(saved.settings.notifications['push']).toBe(true);
    const asked = ask(api.setUpLoginEmailEndpoint, {
      email: 'other@example.com',
      code: '',
      password: PASSWORD,
      secondFactorCode: '',
    });
    expect(await codeOf(asked)).toBe('USERS.SETUP_LOGIN_EMAIL_CODE_NEEDED');

    sandbox.pass(61_000);
    const forgotten = { email, requestId: '', captcha: '' };
    const { requestId } = await ask(api.forgottenPasswordEndpoint, forgotten);
    const reset = { email, requestId, code: await codeTo(sandbox, email), password: 'a new one' };
    expect((await ask(api.resetPasswordEndpoint, reset)).success).toBe(true);
  });

  it('balances, trades, history, cashback', async () => {
    const tokens = await aSignedInUser(sandbox);
    const ask = askWith(tokens.accessToken);
    await ask(api.depositEndpoint, 'btc');
    await pay(sandbox, tokens, 'btc', '1');
    const quote = await ask(api.tradeQuoteEndpoint, { from: 'btc', to: 'eth', amount: '0.5' });
    const made = await ask(api.tradeEndpoint, { rateId: quote.rateId, amount: '0.5', requestId: 'one' });
    const fee = (await ask(api.balancesEndpoint, undefined)).find(({ currency }) => currency === 'eth');
    const sent = {
      ...{
        currency: 'eth',
        network: 'eth',
        amount: '1',
        address: ETH,
        extraId: '',
        fee: fee?.withdrawalFee ?? '',
      },
      ...{ password: PASSWORD, code: '', requestId: 'two' },
    };

    expect(made.amountTo).toBe(quote.amountTo);
    expect(await ask(api.tradeStatusEndpoint, made.id)).toEqual(made);
    expect((await ask(api.withdrawEndpoint, sent)).status).toBe('pending');
    expect(await ask(api.withdrawalsEndpoint, undefined)).toHaveLength(1);
    expect((await ask(api.balancesEndpoint, undefined)).map(({ currency }) => currency)).toEqual([
      'btc',
      'eth',
    ]);
    const page = await ask(api.historyEndpoint, { tab: 'SWAP', limit: 10, offset: 0, currency: '' });
    expect(page.transactions).toHaveLength(1);
    expect((await ask(api.cashbackEndpoint, undefined)).withdrawable).toBe(true);
    expect((await ask(api.withdrawCashbackEndpoint, 'three')).amount).toBe('0');
  });

  it('whitelisted addresses', async () => {
    const ask = askWith((await aSignedInUser(sandbox)).accessToken);
    const entry = { label: '', wallet: ETH, extraId: '', currency: ['eth'] };
    const { id } = await ask(api.addToWhitelistEndpoint, { ...entry, password: PASSWORD, code: '' });

    expect(await ask(api.whitelistEndpoint, undefined)).toEqual([
      { ...entry, id, label: null, extraId: null },
    ]);
    await ask(api.removeFromWhitelistEndpoint, id);
    expect(await ask(api.whitelistEndpoint, undefined)).toEqual([]);
  });

  it('loans, staking, plans, checks, verification', async () => {
    const tokens = await aSignedInUser(sandbox);
    await verify(sandbox, tokens);
    const ask = askWith(tokens.accessToken);
    for (const [ticker, amount] of [
      ['btc', '1'],
      ['now', '100'],
      ['usdttrc20', '1000'],
    ] as const)
      await pay(sandbox, tokens, ticker, amount);
    const currencies = await ask(api.loanCurrenciesEndpoint, undefined);
    const [loan = ''] = currencies.loan;
    const terms = { deposit: 'btc', loan, amount: '0.1', ltv: currencies.ltvs[0] ?? 0 };
    const estimate = await ask(api.loanEstimateEndpoint, terms);
    const loanAmount = estimate.loan.amount;
    const opened = await ask(api.openLoanEndpoint, { ...terms, loanAmount, requestId: 'one' });
    expect(opened.loan.amount).toBe(estimate.loan.amount);
    expect((await ask(api.loanEndpoint, opened.id)).status).toBe('active');
    expect((await ask(api.repayLoanEndpoint, opened)).status).toBe('repaid');
    expect((await ask(api.loansEndpoint, undefined)).loans).toHaveLength(1);

    expect((await ask(api.stakeEndpoint, { isBack: false, amount: '60', requestId: 's' })).staked).toBe('60');
    expect((await ask(api.stakingEndpoint, undefined)).currency).toBe('now');
    const { plans } = await ask(api.plansEndpoint, undefined);
    expect(plans.map(({ level }) => level)).toEqual(['free', 'plus', 'premium']);
    const [, plus] = plans;
    if (plus === undefined) throw new Error('no plan');
    expect((await ask(api.subscribeToPlanEndpoint, plus)).level.name).toBe('plus');
    expect((await ask(api.subscriptionEndpoint, undefined)).level.name).toBe('plus');
    const check = await ask(api.amlCheckEndpoint, { currency: 'eth', address: ETH });
    expect((await ask(api.amlChecksEndpoint, undefined)).checks).toEqual([check]);
    expect((await ask(api.kycSessionEndpoint, undefined)).url).toContain('/sandbox/kyc?session=');
  });
});
