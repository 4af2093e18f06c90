/** @jest-environment browser */
import { act, screen } from '@testing-library/react';
import { allSettled, fork, scopeBind } from 'effector';

import { showOnStage } from '../../app/stage.fixture';
import { bitcoin, ethereum } from '../../domain/currency/listed-currency.fixture';
import { listingData } from '../../domain/listing-content/listing-data.fixture';
import { listingPageAt } from '../../domain/listing-page';
import { listingModel } from '../../model/listing';
import { FoundCount } from './found-count';

const data = listingData({
  currencies: [bitcoin, ethereum],
  topLinks: ['bitcoin'],
  ranks: new Map([['BTC', 1]]),
});

const shown = async () => {
  const scope = fork({
    handlers: [
      [listingModel.fetchListingFx, () => Promise.resolve(data)],
      [listingModel.waitForPaintFx, () => new Promise<void>(() => undefined)],
    ],
  });
  const words = () => screen.getByRole('status').textContent;
  showOnStage(<FoundCount />, { scope });
  const first = words();
  await act(() => allSettled(listingModel.pageOpened, { scope, params: listingPageAt('/currencies', '') }));
  return { first, words, type: scopeBind(listingModel.queryTyped, { scope }) };
};

describe('the count of a search', () => {
  it('shows that it is loading, then the number', async () => {
    const { first, words } = await shown();
    expect({ first, then: words() }).toEqual({ first: 'Loading …', then: 'Currencies found: 2' });
  });

  it('is updated with the key press, before React renders', async () => {
    const { words, type } = await shown();
    const before = words();
    type('ethzz');
    const none = words();
    type('eth');
    expect({ before, none, one: words() }).toEqual({
      before: 'Currencies found: 2',
      none: 'Currencies found: 0',
      one: 'Currencies found: 1',
    });
  });
});
