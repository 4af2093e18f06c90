/** @jest-environment browser */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { Theme } from './theme.rule';
import { aShell, fakeBrowser, InShell } from '../testing';
import { ThemeSwitch } from './theme-switch';

describe('ThemeSwitch', () => {
  it('cycles through the themes, shows the current one, and stores each choice', async () => {
    const remembered: Theme[] = [];
    const browser = fakeBrowser({ rememberTheme: (theme) => remembered.push(theme) });
    render(
      <InShell shell={aShell({ browser })}>
        <ThemeSwitch />
      </InShell>,
    );
    const button = screen.getByRole('button', { name: 'Theme: as on your device' });
    await userEvent.click(button);
    expect(button).toHaveAccessibleName('Theme: light');
    await userEvent.click(button);
    expect(button).toHaveAccessibleName('Theme: dark');
    await userEvent.click(button);
    expect(button).toHaveAccessibleName('Theme: as on your device');
    expect(remembered).toEqual(['light', 'dark', 'system']);
  });

  it('starts with the theme of the cookie', () => {
    render(
      <InShell shell={aShell({ initialTheme: 'dark' })}>
        <ThemeSwitch />
      </InShell>,
    );
    expect(screen.getByRole('button', { name: 'Theme: dark' })).toBeInTheDocument();
  });
});
