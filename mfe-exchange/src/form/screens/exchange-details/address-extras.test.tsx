/** @jest-environment browser */
import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';

import { openDetails, recipient } from './details-on-stage.fixture';

const ETH = '0x52908400098527886E0F7030069857D2E4169EE7';
const STORED = JSON.stringify({
  version: 1,
  addresses: [
    { ticker: 'eth', network: 'eth', address: ETH, extraId: '' },
    { ticker: 'eth', network: 'eth', address: 'damaged', extraId: '' },
  ],
});

const withClipboard = (readText: () => Promise<string>): void => {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { readText } });
};
const paste = () => screen.findByRole('button', { name: 'Paste' });

describe('the paste button', () => {
  it('fills in the text of the clipboard', async () => {
    withClipboard(() => Promise.resolve(''));
    const { user } = await openDetails();
    withClipboard(() => Promise.resolve(` ${ETH} `));
    await user.click(await paste());
    expect(await screen.findByDisplayValue(ETH)).toBe(recipient());
  });

  it.each([
    {
      rule: 'access is refused',
      read: () => Promise.reject(new Error('denied')),
      text: /did not allow access/,
    },
    { rule: 'it contains no text', read: () => Promise.resolve(' '), text: /contains no text/ },
  ])('reports that $rule, and focuses the field', async ({ read, text }) => {
    const { user } = await openDetails();
    withClipboard(read);
    await user.click(await paste());
    expect((await screen.findAllByText(text))[0]).toBeInTheDocument();
    expect(recipient()).toHaveFocus();
    expect(recipient()).toHaveValue('');
  });
});

describe('the recent addresses', () => {
  const storage = () => {
    const entries = new Map([['exchange-addresses', STORED]]);
    return {
      read: (key: string) => entries.get(key) ?? null,
      write: (key: string, text: string) => entries.set(key, text).has(key),
      remove: (key: string) => {
        entries.delete(key);
      },
    };
  };

  it('appear with the focus, valid ones only; a press fills in one', async () => {
    const { user } = await openDetails('eth', {}, [], { storage: storage() });
    expect(screen.queryByRole('list', { name: 'Recent addresses' })).not.toBeInTheDocument();
    act(() => recipient().focus());
    await screen.findByRole('list', { name: 'Recent addresses' });
    const [first, ...others] = screen.getAllByRole('button', { name: /Use recent address/ });
    expect(others).toEqual([]);
    expect(recipient()).toHaveValue('');
    if (first !== undefined) await user.click(first);
    expect(recipient()).toHaveValue(ETH);
  });

  it('can be removed', async () => {
    const kept = storage();
    const { user } = await openDetails('eth', {}, [], { storage: kept });
    act(() => recipient().focus());
    await user.click(await screen.findByRole('button', { name: /Remove 0x5290840…9EE7/ }));
    expect(kept.read('exchange-addresses')).not.toContain(ETH);
  });
});
