import type { ProPage } from '../domain/pro-page';
import type { ScreenPart } from './screen-part';

/** Loads the code of a page's screen. */
export type LoadScreenPart = () => Promise<ScreenPart>;

/** Screen of each page of the area, loaded when it is opened (spec §2 "Pro area"). */
export const SCREEN_PARTS: Readonly<Record<ProPage, LoadScreenPart>> = {
  loans: async () => (await import(/* webpackChunkName: "pro-loans" */ './loans-part')).loansPart,
  loan: async () => (await import(/* webpackChunkName: "pro-loan" */ './loan-part')).loanPart,
  loanConfirmation: async () =>
    (await import(/* webpackChunkName: "pro-loan-confirmation" */ './loan-confirmation-part'))
      .loanConfirmationPart,
  staking: async () => (await import(/* webpackChunkName: "pro-staking" */ './staking-part')).stakingPart,
  cashback: async () => (await import(/* webpackChunkName: "pro-cashback" */ './cashback-part')).cashbackPart,
  plans: async () => (await import(/* webpackChunkName: "pro-plans" */ './plans-part')).plansPart,
  amlCheck: async () =>
    (await import(/* webpackChunkName: "pro-aml-check" */ './aml-check-part')).amlCheckPart,
  settings: async () => (await import(/* webpackChunkName: "pro-settings" */ './settings-part')).settingsPart,
  overview: async () => (await import(/* webpackChunkName: "pro-overview" */ './overview-part')).overviewPart,
  exchange: async () => (await import(/* webpackChunkName: "pro-exchange" */ './exchange-part')).exchangePart,
  transaction: async () =>
    (await import(/* webpackChunkName: "pro-transaction" */ './transaction-part')).transactionPart,
  balance: async () => (await import(/* webpackChunkName: "pro-balance" */ './balance-part')).balancePart,
  history: async () => (await import(/* webpackChunkName: "pro-history" */ './history-part')).historyPart,
};
