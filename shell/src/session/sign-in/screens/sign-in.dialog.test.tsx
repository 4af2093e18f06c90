/** @jest-environment browser */
import '@testing-library/jest-dom';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as E from 'fp-ts/lib/Either.js';

import { authChanged, createEventBus } from '@coinlane/shared-contracts/events';
import { httpError } from '@coinlane/shared-contracts/errors';
import type { HttpPort, HttpRequest } from '@coinlane/shared-contracts/api';
import type { SignInAsked } from '@coinlane/shared-contracts/events';
import { textsFrom } from '@coinlane/shared-contracts/testing';
import { memoryStorage } from '@coinlane/shared-ui/testing';

import { aConfig, aShell, englishTexts, InShell } from '../../../testing';
import { loadSignIn } from '../load-sign-in';
import texts from '../../../../locales/sign-in/en.json';

const REAL_FETCH = globalThis.fetch;
/** Reply of the server with the texts of the dialog: a flat map of namespace and key. */
const keyed = Object.fromEntries(
  [...textsFrom(JSON.stringify(texts))].map(([key, text]) => [`sign-in:${key}`, text]),
);
beforeEach(() => {
  globalThis.fetch = () => Promise.resolve(Response.json(keyed));
});
afterEach(() => {
  globalThis.fetch = REAL_FETCH;
});

type Refusal = { readonly status: number; readonly body: object };

const open = async (
  view: SignInAsked['view'],
  answers: Readonly<Record<string, Refusal | object>> = {},
  isSignedIn = false,
  reason: string | null = null,
  isSandbox = false,
) => {
  const seen: HttpRequest[] = [];
  const http: HttpPort = (request) => {
    seen.push(request);
    const answer = answers[`${request.method} ${request.path}`] ?? {};
    return () =>
      Promise.resolve(
        'status' in answer
          ? E.left(httpError(Number(answer.status), 'body' in answer ? answer.body : null))
          : E.right(answer),
      );
  };
  const accept = jest.fn();
  const storage = memoryStorage();
  const i18n = englishTexts();
  const bus = createEventBus(() => undefined);
  const AskedSignIn = await loadSignIn({
    http,
    session: { accept, isAuth: () => isSignedIn },
    bus,
    storage,
    language: 'en',
    config: {},
    i18n,
  });
  expect(i18n.getResourceBundle('en', 'sign-in')).toEqual(texts);
  const user = userEvent.setup();
  render(
    <InShell i18n={i18n} shell={aShell({ config: aConfig({ isSandbox }) })}>
      <AskedSignIn asked={{ view, ...(reason === null ? {} : { reason }) }} />
    </InShell>,
  );
  return { seen, accept, storage, user, bus };
};

const field = (name: string) => screen.getByLabelText(name, { selector: 'input' });
const press = (name: string) => screen.getByRole('button', { name });

const SENT = { 'POST /auth/register': { isCodeSent: true, requestId: 'r1' } };
const TOKENS = { accessToken: 'a', refreshToken: 'r' };

describe('the sign-in dialog', () => {
  it('sends nothing while a field is empty, and focuses that field', async () => {
    const { user, seen } = await open('sign-in');
    await user.type(field('E-mail'), 'ann@example.com');
    await user.click(press('Sign in'));
    expect(screen.getByText('Please enter your password.')).toBeInTheDocument();
    expect(field('Password')).toHaveFocus();
    expect(seen).toEqual([]);
  });

  it('signs in and closes', async () => {
    const { user, accept } = await open('sign-in', { 'POST /auth/login': TOKENS });
    await user.type(field('E-mail'), 'ann@example.com');
    await user.type(field('Password'), 'correct horse{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(accept).toHaveBeenCalledWith(TOKENS);
  });

  it('sends the proof of an earlier sign-in in this browser', async () => {
    const reply = { ...TOKENS, deviceToken: 'd1' };
    const { user, seen, storage } = await open('sign-in', { 'POST /auth/login': reply });
    await user.type(field('E-mail'), 'ann@example.com');
    await user.type(field('Password'), 'correct horse');
    storage.write('known-device', 'd0');
    await user.click(press('Sign in'));

    expect(seen.at(-1)?.body).toMatchObject({ email: 'ann@example.com', deviceToken: 'd0' });
    expect(storage.read('known-device')).toBe('d1');
  });

  it.each([
    { reason: 'session-ended', isSaid: true },
    { reason: 'a reason of tomorrow', isSaid: false },
    { reason: null, isSaid: false },
  ])('shows that a session has expired if that is the reason: $reason', async ({ reason, isSaid }) => {
    await open('sign-in', {}, false, reason);
    expect(screen.queryByText(/Your session has ended/) !== null).toBe(isSaid);
  });

  it.each([
    { password: 'short', words: 'The password is too short.' },
    { password: 'x'.repeat(101), words: 'The password is too long.' },
  ])('shows the error of a new password next to the rule: $words', async ({ password, words }) => {
    const { user, seen } = await open('register');
    await user.type(field('E-mail'), 'bea@example.com');
    await user.click(field('Password'));
    await user.paste(password);
    await user.keyboard('{Enter}');
    expect(field('Password')).toHaveAccessibleDescription(`8 to 100 characters. ${words}`);
    expect(seen).toEqual([]);
  });

  it('asks for the current code of the app, not for another one, if the second factor is wrong', async () => {
    const refused = (error: string) => ({ status: 401, body: { error, message: 'm' } });
    const answers: Record<string, object> = { 'POST /auth/login': refused('AUTH.CODE_NEEDED') };
    const { user } = await open('sign-in', answers);
    await user.type(field('E-mail'), 'ann@example.com');
    await user.type(field('Password'), 'correct horse{Enter}');
    await screen.findByText(/Six digits from your authenticator app/);
    answers['POST /auth/login'] = refused('AUTH.INVALID_CODE');
    await user.type(field('Code'), '000000{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(/Enter the current code from your app/);
  });

  it('closes when the user signs in in another tab, and does not open earlier', async () => {
    const { bus } = await open('sign-in');
    act(() => bus.publish(authChanged, { isAuth: false }));
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    act(() => bus.publish(authChanged, { isAuth: true }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([
    { code: 'USERS.SETUP_LOGIN_NOT_ALLOWED', words: 'This address cannot be used.' },
    { code: 'USERS.SETUP_LOGIN_EMAIL_ALREADY_EXISTS', words: 'Another account already signs in' },
  ])('shows the error at the e-mail field: $code (spec §8)', async ({ code, words }) => {
    const refused = { status: 400, body: { error: code, message: 'm' } };
    const { user } = await open('login-email', { 'POST /users/me/login-email': refused }, true);
    await user.type(field('Current password'), 'correct horse');
    await user.type(field('New e-mail'), 'bea@example.com{Enter}');
    expect(await screen.findByText(new RegExp(words))).toBeInTheDocument();
    expect(field('New e-mail')).toHaveValue('bea@example.com');
    expect(field('New e-mail')).toBeInvalid();
  });

  it('asks for the code of the new address, and shows an error for a wrong one (spec §8)', async () => {
    const answers: Record<string, object> = {
      'POST /users/me/login-email': {
        status: 401,
        body: { error: 'USERS.SETUP_LOGIN_EMAIL_CODE_NEEDED', message: 'm' },
      },
    };
    const { user, seen } = await open('login-email', answers, true);
    await user.type(field('Current password'), 'correct horse');
    await user.type(field('New e-mail'), 'bea@example.com{Enter}');
    expect(await screen.findByText(/We sent six digits to bea@example.com/)).toBeInTheDocument();
    answers['POST /users/me/login-email'] = {
      status: 401,
      body: { error: 'USERS.SETUP_LOGIN_INVALID_EMAIL_CODE', message: 'm' },
    };
    await user.type(field('Code'), '123456{Enter}');
    expect(await screen.findByText(/Enter the code that we sent to the new address/)).toBeInTheDocument();
    answers['POST /users/me/login-email'] = { email: 'bea@example.com' };
    await user.type(field('Code'), '654321{Enter}');
    expect(await screen.findByText(/From now on you sign in with the new address/)).toBeInTheDocument();
    expect(seen.map(({ body }) => body)).toEqual([
      { email: 'bea@example.com', code: '', password: 'correct horse', secondFactorCode: '' },
      { email: 'bea@example.com', code: '123456', password: '', secondFactorCode: '' },
      { email: 'bea@example.com', code: '654321', password: '', secondFactorCode: '' },
    ]);
  });

  it.each([
    { page: 'of the sandbox', isSandbox: true, links: 1 },
    { page: 'of a real site', isSandbox: false, links: 0 },
  ])('links to the e-mail that a page $page sends: $links', async ({ isSandbox, links }) => {
    const { user } = await open('register', SENT, false, null, isSandbox);
    await user.type(field('E-mail'), 'bea@example.com');
    await user.type(field('Password'), 'correct horse battery 7{Enter}');
    await screen.findByText(/We sent six digits to bea@example.com/);
    expect(screen.queryAllByRole('link', { name: 'Open the outbox with the code' })).toHaveLength(links);
  });

  it('shows that the password is wrong, asks for the second factor, and loses no typed address', async () => {
    const path = 'POST /users/me/login-email';
    const refused = (error: string) => ({ status: 401, body: { error, message: 'm' } });
    const answers: Record<string, object> = { [path]: refused('Invalid credentials') };
    const { user, seen } = await open('login-email', answers, true);
    await user.type(field('New e-mail'), 'bea@example.com');
    await user.type(field('Current password'), 'a wrong one{Enter}');
    expect(await screen.findByText('The current password is wrong.')).toBeInTheDocument();
    expect(field('Current password')).toHaveFocus();
    answers[path] = refused('AUTH.CODE_NEEDED');
    await user.clear(field('Current password'));
    await user.type(field('Current password'), 'correct horse{Enter}');
    await waitFor(() => expect(field('Authenticator code')).toHaveFocus());
    answers[path] = refused('USERS.SETUP_LOGIN_EMAIL_CODE_NEEDED');
    await user.type(field('Authenticator code'), '123456{Enter}');
    expect(await screen.findByText(/We sent six digits to bea@example.com/)).toBeInTheDocument();
    const proof = { password: 'correct horse', secondFactorCode: '123456' };
    expect(seen.at(-1)?.body).toEqual({ email: 'bea@example.com', code: '', ...proof });
  });
});
