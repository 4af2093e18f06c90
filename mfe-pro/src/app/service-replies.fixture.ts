/** Time of all events. */
export const DAY = '2026-11-20T12:00:00.000Z';
const LOAN = {
  ...{ id: 'loan:1', status: 'active', ltv: 0.5, owed: '5100', repaid: null, yearlyRate: '0.12' },
  deposit: { currency: 'btc', ticker: 'btc', amount: '0.1' },
  loan: { currency: 'usdttrc20', ticker: 'usdt', amount: '5000' },
  ...{ liquidationPrice: '53684', createdAt: DAY, endedAt: null },
};
/** Balance of one coin. */
export const holding = (currency: string, available: string) => ({
  ...{ currency, ticker: currency, name: currency, network: currency, available, locked: '0' },
  ...{ usdPrice: '1', withdrawalFee: '0', decimals: 8, addresses: [] },
});
const PLANS = {
  plans: [
    { level: 'free', price: '0', cashbackShare: '0.001', amlChecksADay: 3 },
    { level: 'plus', price: '9.99', cashbackShare: '0.002', amlChecksADay: 20 },
    { level: 'premium', price: '29.99', cashbackShare: '0.003', amlChecksADay: 100 },
  ],
};
const CHECK = {
  ...{ id: 'aml:1', at: DAY, status: 'done', currency: 'btc', address: 'bc1qcheckedaddress', riskScore: 82 },
  ...{ riskLevel: 'high', signals: { mixer: 0.7, exchange: 0.3 } },
};
const STAKE = {
  ...{ currency: 'now', staked: '100', reward: '0.5', earned: '2', yearlyRate: '0.08', since: DAY },
};
/** Replies for a user with a loan, a stake, a plan, cashback and a check. */
export const REPLIES = {
  'GET account/balances': [holding('btc', '0.5'), holding('usdttrc20', '10000'), holding('now', '500')],
  'GET account/loans/currencies': { deposit: ['btc'], loan: ['usdttrc20'], earn: [], ltvs: [0.5, 0.7] },
  'GET account/loans': { loans: [LOAN] },
  'GET account/loans/estimate': { ...LOAN, id: '' },
  'POST account/loans': LOAN,
  'GET account/loans/loan%3A1': LOAN,
  'POST account/loans/loan%3A1/repay': { ...LOAN, status: 'repaid', owed: '0', repaid: '5100', endedAt: DAY },
  'GET account/cashback': { currency: 'now', amount: '12.5', withdrawable: true },
  'POST account/cashback/withdraw': { currency: 'now', amount: '0', withdrawable: true },
  'GET account/plans': PLANS,
  'GET account/subscription': { level: { name: 'plus' }, nextBillingAt: '2026-12-20T00:00:00.000Z' },
  'POST account/subscription': { level: { name: 'premium' }, nextBillingAt: '2026-12-20T00:00:00.000Z' },
  'GET account/aml-checks': { checks: [CHECK] },
  'POST account/aml-checks': { ...CHECK, id: 'aml:2', riskScore: 3, riskLevel: 'low', signals: { miner: 1 } },
  'GET public-v2/exchange/currencies': [
    { ticker: 'btc', name: 'Bitcoin', network: 'btc', legacyTicker: 'btc' },
  ],
  'GET account/staking': STAKE,
  'POST account/staking': { ...STAKE, staked: '150', reward: '0' },
};
