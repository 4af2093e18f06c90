/** @jest-environment browser */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { Menu } from './menu';
import type { MenuEntry } from './menu-item';

const open = async ({ onSelect = jest.fn(), isCurrent = false, staysOpen = false } = {}) => {
  const entries: readonly MenuEntry[] = [
    { id: 'en', label: 'English', href: '#en', lang: 'en' },
    { id: 'de', label: 'Deutsch', href: '#de', lang: 'de', isCurrent },
    { id: 'out', label: 'Sign out', onSelect, isDanger: true },
  ];
  const user = userEvent.setup();
  render(
    <>
      <Menu label="Language: English" entries={entries} staysOpen={() => staysOpen}>
        EN
      </Menu>
      <button>Next</button>
    </>,
  );
  await user.click(button());
  return user;
};

const button = () => screen.getByRole('button', { name: 'Language: English' });
const menu = () => screen.queryByRole('menu', { name: 'Language: English' });
const item = (name: string) => screen.getByRole('menuitem', { name });

describe('Menu', () => {
  it('opens with focus on its first entry', async () => {
    await open();
    expect(menu()).toBeInTheDocument();
    expect(button()).toHaveAttribute('aria-haspopup', 'menu');
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    expect(item('English')).toHaveFocus();
  });

  it('opens with focus on the current entry if there is one', async () => {
    await open({ isCurrent: true });
    expect(item('Deutsch')).toHaveFocus();
    expect(item('Deutsch')).toHaveAttribute('aria-current', 'true');
  });

  it.each([
    { keys: '{ArrowDown}', name: 'Deutsch' },
    { keys: '{ArrowDown}{ArrowDown}{ArrowDown}', name: 'English' },
    { keys: '{ArrowUp}', name: 'Sign out' },
    { keys: '{End}', name: 'Sign out' },
    { keys: '{End}{Home}', name: 'English' },
    { keys: 'x', name: 'English' },
  ])('$keys moves focus to "$name"', async ({ keys, name }) => {
    const user = await open();
    await user.keyboard(keys);
    expect(item(name)).toHaveFocus();
  });

  it('closes on Escape and restores focus', async () => {
    const user = await open();
    await user.keyboard('{Escape}');
    expect(menu()).not.toBeInTheDocument();
    expect(button()).toHaveFocus();
  });

  it('closes when Tab leaves it', async () => {
    const user = await open();
    await user.tab();
    expect(menu()).not.toBeInTheDocument();
  });

  it('closes on a press outside', async () => {
    const user = await open();
    await user.click(document.body);
    expect(menu()).not.toBeInTheDocument();
  });

  it('runs the action of its entry, and closes', async () => {
    const onSelect = jest.fn();
    const user = await open({ onSelect });
    await user.keyboard('{End}{Enter}');
    expect(onSelect).toHaveBeenCalledTimes(1);
    expect(menu()).not.toBeInTheDocument();
    expect(button()).toHaveFocus();
  });

  it('stays open after a pick if requested', async () => {
    const onSelect = jest.fn();
    const user = await open({ onSelect, staysOpen: true });
    await user.click(item('Sign out'));
    await user.click(item('Sign out'));
    expect(onSelect).toHaveBeenCalledTimes(2);
    expect(menu()).toBeInTheDocument();
  });

  it('has real links, with their language', async () => {
    await open();
    expect(item('Deutsch')).toHaveAttribute('href', '#de');
    expect(item('Deutsch')).toHaveAttribute('hreflang', 'de');
  });
});
