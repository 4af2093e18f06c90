/** @jest-environment browser */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createInstance } from 'i18next';

import { I18nextProvider } from '@coinlane/shared-ui/i18n';

import { aCoin } from '../domain/coin.fixture';
import { CoinSearch } from './coin-search';

const i18n = createInstance({ lng: 'en', resources: {} });

describe('CoinSearch', () => {
  it('takes keys when the currencies have loaded, so that none is lost', async () => {
    await i18n.init();
    const onPick = jest.fn();
    const search = (isLoading: boolean) => (
      <I18nextProvider i18n={i18n}>
        <CoinSearch
          label="Currency"
          coins={isLoading ? [] : [aCoin({ ticker: 'eth' })]}
          isLoading={isLoading}
          chosen={[]}
          onPick={onPick}
        />
      </I18nextProvider>
    );
    const { rerender } = render(search(true));
    const field = screen.getByRole('textbox', { name: 'Currency' });
    expect(field).toBeDisabled();
    rerender(search(false));
    await userEvent.type(field, 'eth{Enter}');
    expect(onPick.mock.calls).toEqual([[expect.objectContaining({ ticker: 'eth' })]]);
  });
});
