import { randomUUID } from 'node:crypto';

import type { FastifyInstance } from 'fastify';
import * as RA from 'fp-ts/lib/ReadonlyArray.js';
import * as t from 'io-ts';

import { signedIn } from '../accounts/index.ts';
import { jsonColumn } from '../database/index.ts';
import {
  Amount,
  decodeOrRefuse,
  OptionalAmount,
  OptionalFee,
  Refusal,
  RequestId,
  RequiredText,
} from '../http/index.ts';
import { LOAN_LTVS } from '../settings.ts';
import type { WalletService } from '../wallets/index.ts';
import { checkAddress } from './aml.ts';
import { openKycSession } from './kyc.ts';
import { estimateLoan, LOAN_CURRENCIES, loanOf, loansOf, wireLoan } from './loans.ts';
import { openLoan } from './open-loan.ts';
import { PLANS, subscribe, subscriptionOf } from './plans.ts';
import { repayLoan } from './repay-loan.ts';
import { stake, stakeOf, unstake } from './staking.ts';

const Ltv = t.union([t.number, t.string]);
const TermsFields = { deposit: RequiredText, loan: RequiredText, amount: Amount, ltv: Ltv };
const EstimateQuery = t.type(TermsFields, 'LoanEstimateQuery');
const OpenBody = t.type({ ...TermsFields, loanAmount: OptionalAmount, requestId: RequestId }, 'LoanRequest');
const RepayBody = t.type({ owed: OptionalAmount }, 'RepaymentRequest');
const IdParams = t.type({ id: RequiredText }, 'LoanIdInPath');
const StakeBody = t.type({ amount: Amount, requestId: RequestId }, 'StakeRequest');
const PlanBody = t.type({ level: RequiredText, price: OptionalFee }, 'SubscriptionRequest');
const AmlBody = t.type({ currency: RequiredText, address: RequiredText }, 'AmlCheckRequest');

const AmlRow = t.type({ id: t.string, at: t.number, record: t.string }, 'AmlCheckRow');
const AmlRecord = jsonColumn(t.UnknownRecord);
const DAY_MS = 86_400_000;

const addLoanRoutes = (app: FastifyInstance, walletService: WalletService): void => {
  const { accounts } = walletService;
  app.get('/loans/currencies', () => ({ ...LOAN_CURRENCIES, ltvs: LOAN_LTVS }));
  app.get('/loans/estimate', async (request) => {
    const { now } = await signedIn(accounts, request);
    const query = decodeOrRefuse(EstimateQuery, request.query);
    return wireLoan(estimateLoan({ ...query, ltv: Number(query.ltv) }, now).stored, now);
  });
  app.get('/loans', async (request) => {
    const asking = await signedIn(accounts, request);
    return { loans: loansOf(walletService, asking).map((loan) => wireLoan(loan, asking.now)) };
  });
  app.post('/loans', async (request, reply) => {
    const asking = await signedIn(accounts, request);
    const { loanAmount, ...body } = decodeOrRefuse(OpenBody, request.body);
    const terms = { ...body, ltv: Number(body.ltv), confirmed: loanAmount };
    reply.code(201);
    return wireLoan(openLoan(walletService, asking, terms), asking.now);
  });
  app.get('/loans/:id', async (request) => {
    const asking = await signedIn(accounts, request);
    return wireLoan(loanOf(walletService, asking, decodeOrRefuse(IdParams, request.params).id), asking.now);
  });
  app.post('/loans/:id/repay', async (request) => {
    const asking = await signedIn(accounts, request);
    const { id } = decodeOrRefuse(IdParams, request.params);
    const { owed } = decodeOrRefuse(RepayBody, request.body);
    return wireLoan(repayLoan(walletService, asking, { id, confirmed: owed }), asking.now);
  });
};

const addStakingRoutes = (app: FastifyInstance, walletService: WalletService): void => {
  const { accounts } = walletService;
  app.get('/staking', async (request) => stakeOf(walletService, await signedIn(accounts, request)));
  app.post('/staking', async (request) =>
    stake(walletService, await signedIn(accounts, request), decodeOrRefuse(StakeBody, request.body)),
  );
  app.post('/staking/unstake', async (request) =>
    unstake(walletService, await signedIn(accounts, request), decodeOrRefuse(StakeBody, request.body)),
  );
};

const wireSubscription = ({ level, nextBillingAt }: ReturnType<typeof subscriptionOf>) => ({
  level: { name: level },
  nextBillingAt: nextBillingAt === null ? null : new Date(nextBillingAt).toISOString(),
});

const addPlanRoutes = (app: FastifyInstance, walletService: WalletService): void => {
  const { accounts } = walletService;
  app.get('/plans', () => ({ plans: PLANS }));
  app.get('/subscription', async (request) =>
    wireSubscription(subscriptionOf(walletService, await signedIn(accounts, request))),
  );
  app.post('/subscription', async (request) => {
    const asking = await signedIn(accounts, request);
    return wireSubscription(subscribe(walletService, asking, decodeOrRefuse(PlanBody, request.body)));
  });
};

const amlChecksOf = ({ rows }: WalletService, accountId: string) =>
  rows
    .all(AmlRow, 'SELECT id, at, record FROM aml_checks WHERE account_id = ? ORDER BY rowid DESC', accountId)
    .flatMap(({ id, at, record }) =>
      RA.fromEither(AmlRecord.decode(record)).map((check) => ({ id, at, ...check })),
    );

const addAmlRoutes = (app: FastifyInstance, walletService: WalletService): void => {
  const { accounts, rows } = walletService;
  app.get('/aml-checks', async (request) => {
    const { account } = await signedIn(accounts, request);
    return {
      checks: amlChecksOf(walletService, account.id).map(({ at, ...check }) => ({
        ...check,
        at: new Date(at).toISOString(),
      })),
    };
  });
  app.post('/aml-checks', async (request, reply) => {
    const asking = await signedIn(accounts, request);
    const { account, now } = asking;
    const { currency, address } = decodeOrRefuse(AmlBody, request.body);
    const { level } = subscriptionOf(walletService, asking);
    const allowed = PLANS.find((plan) => plan.level === level)?.amlChecksADay ?? 0;
    const today = amlChecksOf(walletService, account.id).filter(({ at }) => now - at < DAY_MS);
    const oldest = today.at(-1);
    if (today.length >= allowed && oldest !== undefined) {
      throw new Refusal(
        429,
        { error: 'too_many_requests', message: `The plan has ${String(allowed)} checks a day` },
        oldest.at + DAY_MS - now,
      );
    }
    const check = { status: 'done', currency, address, ...checkAddress(currency, address) };
    const id = `a_${randomUUID()}`;
    rows.run('INSERT INTO aml_checks VALUES (?, ?, ?, ?)', id, account.id, now, JSON.stringify(check));
    reply.code(201);
    return { id, at: new Date(now).toISOString(), ...check };
  });
};

/** Routes below `/account`: loans, staking, plans, address checks, verification (api contract §6.4). */
export const addProRoutes = (
  app: FastifyInstance,
  walletService: WalletService,
  publicPath: string,
): void => {
  addLoanRoutes(app, walletService);
  addStakingRoutes(app, walletService);
  addPlanRoutes(app, walletService);
  addAmlRoutes(app, walletService);
  app.post('/kyc/sessions', async (request) => {
    const { id, level, status } = openKycSession(
      walletService,
      await signedIn(walletService.accounts, request),
    );
    return { id, level, status, url: `${publicPath}/kyc?session=${encodeURIComponent(id)}` };
  });
};
