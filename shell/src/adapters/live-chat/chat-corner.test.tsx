/** @jest-environment browser */
import '@testing-library/jest-dom';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { supportAsked, transactionCreated } from '@coinlane/shared-contracts/events';
import { memoryNavigation } from '@coinlane/shared-ui/testing';

import { InShell } from '../../testing';
import { anAdapterPage, aChatService } from './chat.fixture';
import { ChatCorner } from './chat-corner';
import { createLiveChat } from './create-live-chat';

const ORDER = '93f47e8b7674e1';

const setUp = (path = '/exchange') => {
  const service = aChatService();
  window.fetch = service.ask;
  const page = anAdapterPage({ navigation: memoryNavigation(path) });
  const liveChat = createLiveChat(page, '/chat');
  render(
    <InShell>
      <ChatCorner liveChat={liveChat} supportEmail="help@coinlane.example" />
    </InShell>,
  );
  return { service, page, user: userEvent.setup() };
};
/** The header requests support like this. */
const ask = ({ bus }: ReturnType<typeof anAdapterPage>): void =>
  act(() => bus.publish(supportAsked, { transactionId: null, diagnostic: '' }));
const field = () => screen.findByRole('textbox', { name: 'Your message' });
/** Last request body that support received. */
const told = ({ bodies }: ReturnType<typeof aChatService>) => bodies().at(-1);

describe('the live chat', () => {
  it('sends no request before it is opened', () => {
    const { service } = setUp();
    expect(service.lines()).toEqual([]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('opens for a request that came before its place was rendered', async () => {
    window.fetch = aChatService().ask;
    const page = anAdapterPage({ navigation: memoryNavigation('/exchange') });
    const liveChat = createLiveChat(page, '/chat');
    ask(page);
    render(
      <InShell>
        <ChatCorner liveChat={liveChat} supportEmail="help@coinlane.example" />
      </InShell>,
    );
    expect(await screen.findByRole('dialog', { name: 'Support' })).toBeVisible();
  });

  it('sends messages and shows replies', async () => {
    const { user, page } = setUp();
    ask(page);
    await user.type(await field(), 'Where is my money?{Enter}');
    expect(await screen.findByText('re: Where is my money?')).toBeInTheDocument();
    expect(await field()).toHaveValue('');
  });

  it('includes the order of the page, the page and the revision', async () => {
    const { service, page } = setUp(`/exchange/txs/${ORDER}`);
    ask(page);
    expect(await screen.findByText(`Support sees your order ${ORDER}.`)).toBeInTheDocument();
    await waitFor(() =>
      expect(told(service)).toMatchObject({
        transactionId: ORDER,
        page: `/exchange/txs/${ORDER}`,
        diagnostic: expect.stringContaining('revision 7'),
      }),
    );
  });

  it('includes an order that is created later (spec §7 "After success")', async () => {
    const { service, page } = setUp();
    ask(page);
    await waitFor(() => expect(service.lines()).toHaveLength(2));
    act(() =>
      page.bus.publish(transactionCreated, { transactionId: ORDER, fromTicker: 'btc', toTicker: 'eth' }),
    );
    await waitFor(() => expect(told(service)).toMatchObject({ transactionId: ORDER }));
    expect(service.lines().at(-1)).toBe('PUT /chat/conversations/c1/tags');
  });

  it('opens with the diagnostic information if support is requested from a page', async () => {
    const { service, page } = setUp();
    act(() => page.bus.publish(supportAsked, { transactionId: ORDER, diagnostic: 'status failed' }));
    expect(await screen.findByRole('dialog', { name: 'Support' })).toBeVisible();
    await waitFor(() =>
      expect(told(service)).toMatchObject({
        transactionId: ORDER,
        diagnostic: expect.stringContaining('status failed'),
      }),
    );
  });

  it('takes the focus when it opens, gives it back when it closes, and keeps typed text', async () => {
    const { page, user } = setUp();
    const opener = document.createElement('button');
    document.body.append(opener);
    opener.focus();
    ask(page);
    const dialog = await screen.findByRole('dialog', { name: 'Support' });
    expect(dialog).toHaveFocus();
    await user.type(await field(), 'half a question');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(opener).toHaveFocus();
    ask(page);
    expect(await field()).toHaveValue('half a question');
    opener.remove();
  });

  it('shows another contact if the service is down, and keeps typed text', async () => {
    const { service, page, user } = setUp();
    service.goAway(true);
    ask(page);
    await user.type(await field(), 'hello{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('write to help@coinlane.example');
    expect(await field()).toHaveValue('hello');
    service.goAway(false);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(await field()).toHaveValue('hello');
  });
});
