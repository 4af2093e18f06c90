import type { Page } from '@playwright/test';

/** The sign-in dialog and the buttons that open it, by roles and names. */
export const signInDialog = (page: Page) => {
  const dialog = page.getByRole('dialog');
  const banner = page.getByRole('banner');
  return {
    dialog,
    wayIn: banner.getByRole('button', { name: 'Sign in' }),
    account: banner.getByRole('button', { name: /^Account/ }),
    menu: page.getByRole('menu', { name: /^Account/ }),
    email: dialog.getByLabel('E-mail', { exact: true }),
    newEmail: dialog.getByLabel('New e-mail'),
    password: dialog.getByLabel('Password', { exact: true }),
    newPassword: dialog.getByLabel('New password'),
    current: dialog.getByLabel('Current password'),
    code: dialog.getByLabel('Code'),
    alert: dialog.getByRole('alert'),
    captcha: dialog.getByRole('checkbox', { name: 'I am not a robot' }),
    button: (name: string | RegExp) => dialog.getByRole('button', { name, exact: true }),
    entry: (name: string) => page.getByRole('menuitem', { name, exact: true }),
  };
};
