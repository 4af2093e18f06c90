/** @jest-environment browser */
import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import * as E from 'fp-ts/lib/Either.js';

import { aSession, lost } from './testing/ops-world.fixture';
import { showOps } from './testing/show-ops.fixture';
import type { Answered } from './testing/ops-world.fixture';

describe('signing in', () => {
  it('asks for a token, sends it once, and shows the dashboard', async () => {
    const { user, asked } = await showOps({
      'GET /session': aSession(null),
      'POST /session': aSession({ name: 'eva', for: 'ops' }),
    });
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeDisabled();
    await user.type(screen.getByLabelText('Token'), ' cl_secret ');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('heading', { name: 'Live in local: revision 4' })).toBeVisible();
    expect(asked.filter(({ method }) => method === 'POST')).toEqual([
      { method: 'POST', path: '/session', body: { token: 'cl_secret' } },
    ]);
  });

  it('shows why a token was refused, and how long to wait after too many', async () => {
    const { user, pass } = await showOps({
      'GET /session': aSession(null),
      'POST /session': () => E.left({ _tag: 'TooMany', words: 'Too many wrong tokens.', waitMs: 3000 }),
    });
    await user.type(screen.getByLabelText('Token'), 'cl_wrong');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many wrong tokens.');
    expect(screen.getByRole('button', { name: 'Wait 3 s' })).toBeDisabled();
    await pass(4000);
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  });

  it('offers the issuer of the site, and shows why the last sign-in with it failed', async () => {
    const signIn = { issuer: 'login.coinlane.example', problem: 'The issuer refused the sign-in.' };
    await showOps({ 'GET /session': () => E.right({ token: null, signIn }) });
    const link = screen.getByRole('link', { name: 'Sign in with login.coinlane.example' });
    expect(link).toHaveAttribute('href', '/ledger/sign-in');
    expect(screen.getByRole('alert')).toHaveTextContent('The issuer refused the sign-in.');
    expect(screen.getByLabelText('Token')).toBeVisible();
  });

  it('offers the issuer again after signing out', async () => {
    const signIn = { issuer: 'login.coinlane.example', problem: null };
    const { user } = await showOps({
      'GET /session': () => E.right({ token: { name: 'eva@coinlane.example', for: 'ops' }, signIn }),
    });
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByRole('link', { name: /Sign in with/ })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows that the ledger does not reply, and continues once it does', async () => {
    const answers: Answered[] = [E.left(lost)];
    const { pass } = await showOps({
      'GET /session': () => answers.shift() ?? E.right({ token: { name: 'eva', for: 'ops' } }),
    });
    expect(screen.getByRole('alert')).toHaveTextContent('The site cannot be reached.');
    expect(screen.getByRole('heading', { level: 1, name: 'Operations' })).toBeVisible();
    await pass(4000);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('heading', { level: 1, name: 'Operations' })).toBeVisible();
  });
});
