/** @jest-environment browser */
import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';
import { allSettled } from 'effector';

import { currencyInfoReply } from '@coinlane/shared-contracts/testing';

import { aServiceWith } from '../../../app/service.fixture';
import type { Answers } from '../../../app/service.fixture';
import { showOnStage } from '../../../app/stage.fixture';
import { urlStateModel } from '../../model/url-state';
import { CalculatorExtras } from '.';

const infoOf = (ticker: string, warnings: unknown) => ({
  [`GET public-v1/currencies/${ticker}`]: {
    ...currencyInfoReply,
    ticker,
    legacyTicker: ticker,
    hasExternalId: false,
    regex: null,
    regexTag: null,
    warnings,
  },
});

const open = async (answers: Answers) => {
  const { scope } = showOnStage(<CalculatorExtras />, { http: aServiceWith(answers) });
  await act(() =>
    allSettled(urlStateModel.locationChanged, {
      scope,
      params: { pathname: '/exchange', search: '?from=btc&to=eth&amount=0.1', hash: '' },
    }),
  );
};

describe("the service's warnings (spec §3 `warningFrom`, `warningTo`)", () => {
  const answers = {
    ...infoOf('btc', { from: 'Send it in one payment.', to: 'About getting BTC.' }),
    ...infoOf('eth', { from: 'About sending ETH.', to: 'Contracts cannot be paid.' }),
  };

  it('are shown for both currencies, as sent', async () => {
    await open(answers);
    for (const text of ['Send it in one payment.', 'Contracts cannot be paid.'])
      expect(screen.getByText(text)).toHaveAttribute('lang', 'en');
  });

  it.each(['About getting BTC.', 'About sending ETH.'])(
    'are not shown for the other side: %s',
    async (text) => {
      await open(answers);
      expect(screen.queryByText(text)).not.toBeInTheDocument();
    },
  );

  it.each([
    { rule: 'not shown if the field of the memo has it as its hint', regexTag: '^[0-9]+$', shown: 0 },
    { rule: 'shown without that field', regexTag: null, shown: 1 },
  ])('about the memo are $rule', async ({ regexTag, shown }) => {
    const text = 'An account at an exchange asks for a memo; a wallet of your own usually needs none.';
    const eth = infoOf('eth', { from: '', to: text })['GET public-v1/currencies/eth'];
    const hasExternalId = regexTag !== null;
    const memo = { hasExternalId, regexTag, externalIdName: hasExternalId ? 'memo' : null };
    await open({ ...infoOf('btc', {}), 'GET public-v1/currencies/eth': { ...eth, ...memo } });
    expect(screen.queryAllByText(text)).toHaveLength(shown);
  });

  it('are shown once if both sides have the same text', async () => {
    await open({ ...infoOf('btc', 'Upgrade tonight'), ...infoOf('eth', 'Upgrade tonight') });
    expect(screen.getAllByText('Upgrade tonight')).toHaveLength(1);
  });
});
