/** @jest-environment browser */
import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';

import { layOutRows } from './laid-out-rows.fixture';
import { active, search, show } from './shown-picker.fixture';

beforeAll(layOutRows);

/** Types without rendering the matches, if called inside `act`. */
const typeUnrendered = (text: string): HTMLElement => {
  const field = search();
  Reflect.set(HTMLInputElement.prototype, 'value', text, field);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  return field;
};
const press = (field: HTMLElement, key: string): boolean =>
  field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

const token = () => screen.findByRole('option', { name: /Tether USDT 2 networks/ });

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
      const field = typeUnrendered('tether');
      expect(screen.getByRole('status')).toHaveTextContent('5 currencies');
      expect(field.closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true');
      press(field, 'Enter');
    });
    expect(onPick).toHaveBeenCalledTimes(1);
    expect(onPick.mock.calls[0]?.[0]).toMatchObject({ name: 'Tether' });
    expect(screen.getByRole('status')).toHaveTextContent('2 currencies');
    expect(search().closest('[aria-busy]')).toHaveAttribute('aria-busy', 'false');
  });

  it.each([
    [['ArrowDown', 'ArrowUp'], '1'],
    [['ArrowDown'], '2'],
    [['ArrowDown', 'ArrowDown', 'ArrowUp'], '2'],
    [['End', 'Home'], '1'],
  ])('%j move from the first match if they come before the matches are rendered', (keys, expected) => {
    const { onPick } = show();
    act(() => {
      const field = typeUnrendered('e');
      for (const key of keys) press(field, key);
    });
    expect(active()).toHaveAttribute('aria-posinset', expected);
    const name = active()?.textContent;
    act(() => {
      press(search(), 'Enter');
    });
    expect(name).toContain(onPick.mock.calls[0]?.[0].name);
  });

  it('pick the option that they moved to, even if it is not rendered yet', () => {
    const { onPick } = show();
    act(() => {
      const field = typeUnrendered('tether');
      press(field, 'ArrowDown');
      press(field, 'Enter');
    });
    expect(onPick.mock.calls).toEqual([[expect.objectContaining({ network: 'eth' })]]);
  });

  it('open a token, choose its network, and Escape leads back to it', async () => {
    const { user, onPick } = show();
    const place = (await token()).getAttribute('aria-posinset');
    while (active()?.getAttribute('aria-posinset') !== place) await user.type(search(), '{ArrowDown}');
    await user.keyboard('{Enter}');
    expect(screen.getByRole('listbox', { name: 'Choose the network of USDT' })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('2 networks');
    expect(search()).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('listbox', { name: 'Currencies' })).toBeInTheDocument();
    expect(active()).toHaveTextContent('2 networks');
    await user.keyboard('{Enter}{ArrowDown}{Enter}');
    expect(onPick.mock.calls).toEqual([[expect.objectContaining({ network: 'eth' })]]);
  });
});
