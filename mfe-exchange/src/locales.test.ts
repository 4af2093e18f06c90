import { join } from 'node:path';

import { leftInEnglish, problemsOfFolder } from '@coinlane/shared-contracts/testing';

const FOLDER = join(import.meta.dirname, '../locales');

/** Texts that are the same in English and in another language. */
const MAY_BE_AS_IN_ENGLISH: readonly string[] = [
  'order.history.page',
  'order.history.pages',
  'picker.groups.stablecoins',
  'picker.groups.defi',
  'offers.minutes',
  'details.email',
  'deposit.extraId',
  'stage.confirming.confirmations',
  'progress.confirmation',
  'fiat.pay.applePay',
  'fiat.pay.googlePay',
  'fiat.price.documents',
];

describe('the texts', () => {
  it('are complete in every language: keys, plural forms, placeholders, tags', () => {
    expect(problemsOfFolder(FOLDER)).toEqual([]);
  });

  it('have no untranslated English', () => {
    expect(leftInEnglish(FOLDER, MAY_BE_AS_IN_ENGLISH)).toEqual([]);
  });
});
