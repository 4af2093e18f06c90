/** @jest-environment browser */
import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';

import { layOutRows } from './laid-out-rows.fixture';
import { active, search, show } from './shown-picker.fixture';

beforeAll(layOutRows);

describe('the keys of CurrencyPicker', () => {
  it('are sufficient to use it', async () => {
    const { user, onPick } = show();
    await user.type(search(), 'usdt');
    await user.keyboard('{ArrowDown}');
    expect(active()).toHaveAttribute('aria-posinset', '2');
    await user.keyboard('{ArrowDown}');
    expect(active()).toHaveAttribute('aria-posinset', '1');
    await user.keyboard('{End}{Enter}');
    expect(onPick).toHaveBeenCalledTimes(1);
    expect(onPick.mock.calls[0]?.[0].displayTicker).toBe('usdt');
  });

  it('pick the match of the typed text if Enter comes before it is rendered', () => {
    const { onPick } = show();
    act(() => {
      const field = search();
      Reflect.set(HTMLInputElement.prototype, 'value', 'tether', field);
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      expect(screen.getByRole('status')).toHaveTextContent('5 currencies');
      expect(field.closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true');
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    });
    expect(onPick).toHaveBeenCalledTimes(1);
    expect(onPick.mock.calls[0]?.[0]).toMatchObject({ name: 'Tether' });
    expect(screen.getByRole('status')).toHaveTextContent('2 currencies');
    expect(search().closest('[aria-busy]')).toHaveAttribute('aria-busy', 'false');
  });
});
