/** @jest-environment browser */
import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import './web-crypto.fixture';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as TE from 'fp-ts/lib/TaskEither.js';

import type { HttpPort, HttpRequest } from '@coinlane/shared-contracts/api';
import { httpError, networkError } from '@coinlane/shared-contracts/errors';
import { contactRefusalReply, formReply } from '@coinlane/shared-contracts/testing';

import { aRequest } from './app/fragment-request.fixture';
import { mountPropsOf } from './app/mount-props.fixture';
import { mount, unmount } from './lifecycle';

const challenge = () =>
  createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 1, counter: 3, deriveKey, hmacSignatureSecret: 'a' });

const open = async (...replies: ReturnType<HttpPort>[]) => {
  const posts: HttpRequest[] = [];
  const work: unknown = JSON.parse(JSON.stringify(await challenge()));
  const http: HttpPort = (request) => {
    if (request.method === 'GET') return TE.right(work);
    posts.push(request);
    return replies[posts.length - 1] ?? TE.right(formReply);
  };
  const props = mountPropsOf(aRequest('/contact', { http }), { http });
  await mount(props);
  return { props, posts };
};

const box = (name: string) => screen.getByRole('textbox', { name });
const send = () => screen.getByRole('button', { name: 'Send' });
const robot = () => screen.getByRole('checkbox', { name: 'I am not a robot' });

const fill = async () => {
  await userEvent.type(box('Name'), 'Ann');
  await userEvent.type(box('E-mail'), 'ann@example.com');
  await userEvent.type(box('Message'), 'Where is it?');
};
const solve = async () => {
  await userEvent.click(robot());
  await waitFor(() => expect(screen.getByText(/You can send one message/)).toBeInTheDocument());
};

afterEach(() => {
  document.body.replaceChildren();
});

describe('the contact form (spec §5)', () => {
  it('can be sent once it is complete, and not again afterwards', async () => {
    const { props, posts } = await open();
    expect(send()).toBeDisabled();
    await fill();
    expect(send()).toBeDisabled();
    await solve();
    await userEvent.click(send());

    expect(await screen.findByText(/We have your message/)).toBeInTheDocument();
    expect(box('Name')).toHaveValue('');
    await fill();
    expect(send()).toBeDisabled();
    expect(posts).toHaveLength(1);
    await unmount(props);
  });

  it('shows the warning key of an invalid field on blur', async () => {
    const { props } = await open();
    await userEvent.click(box('Name'));
    await userEvent.tab();
    await userEvent.type(box('E-mail'), 'ann@');
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByText('Your name is missing.')).toBeInTheDocument();
    expect(
      screen.getByText('Enter a complete e-mail address, for example name@example.com.'),
    ).toBeInTheDocument();
    expect(screen.getByText('Your message is still empty.')).toBeInTheDocument();
    await unmount(props);
  });

  it('keeps the typed text if the connection fails, and clears the message on focus (spec §4)', async () => {
    const { props } = await open(TE.left(networkError('down')));
    await fill();
    await solve();
    await userEvent.click(send());

    expect(await screen.findByRole('alert')).toHaveTextContent(/could not be reached/);
    expect(box('Message')).toHaveValue('Where is it?');
    expect(robot()).not.toBeChecked();
    await userEvent.click(box('Name'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await unmount(props);
  });

  it('shows the stock message of a refused field, and needs no new captcha', async () => {
    const { props, posts } = await open(TE.left(httpError(400, contactRefusalReply)));
    await fill();
    await solve();
    await userEvent.click(send());
    expect(await screen.findByText(/is not a valid email/)).toBeInTheDocument();
    await userEvent.type(box('E-mail'), 'x');
    await userEvent.click(send());
    expect(await screen.findByText(/We have your message/)).toBeInTheDocument();
    expect(posts).toHaveLength(2);
    await unmount(props);
  });

  it('keeps the typed text after a reload', async () => {
    const { props } = await open();
    await fill();
    await unmount(props);
    const again = mountPropsOf(aRequest('/contact'), { storage: props.storage });
    await mount(again);
    await waitFor(() => expect(box('Message')).toHaveValue('Where is it?'));
    await unmount(again);
  });

  it('shows that the captcha is blocked, and keeps the text', async () => {
    const http: HttpPort = () => TE.left(networkError('blocked'));
    const props = mountPropsOf(aRequest('/contact', { http }), { http });
    await mount(props);
    await fill();
    await userEvent.click(robot());
    expect(await screen.findByText('The check against robots could not run')).toBeInTheDocument();
    expect(box('Message')).toHaveValue('Where is it?');
    await userEvent.click(screen.getByRole('button', { name: 'Try the check again' }));
    expect(robot()).toBeInTheDocument();
    await unmount(props);
  });

  it('opens a ticket without a captcha', async () => {
    const { props, posts } = await open(TE.right({ ticket: { id: 1001 } }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'What is it about?' }), 'ticket');
    await fill();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    await userEvent.click(send());
    expect(await screen.findByText(/We have your message/)).toBeInTheDocument();
    expect(posts[0]).toMatchObject({ path: '/tickets' });
    await unmount(props);
  });
});
