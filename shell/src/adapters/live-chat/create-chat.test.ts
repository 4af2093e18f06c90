/** @jest-environment browser */
import { anAdapterPage, aChatService } from './chat.fixture';
import { createChatClient } from './chat-client';
import { createChat } from './create-chat';

const TAGS = { transactionId: '93f47e8b7674e1', page: '/exchange', language: 'en', diagnostic: '' };

const setUp = () => {
  const service = aChatService();
  const { session } = anAdapterPage().storage;
  const make = () =>
    createChat({ client: createChatClient('/chat', service.ask), session, tags: () => TAGS });
  return { service, session, make, chat: make() };
};

describe('the conversation of a tab', () => {
  it('starts with its order, and continues after a reload', async () => {
    const { service, make, chat } = setUp();
    await chat.open();
    expect(service.lines()).toEqual(['POST /chat/conversations', 'PUT /chat/conversations/c1/tags']);
    expect(service.bodies()[0]).toEqual(TAGS);
    await chat.send('hello');
    expect(chat.view()).toMatchObject({
      state: 'open',
      messages: [{ text: 'hello' }, { text: 're: hello' }],
    });

    const later = make();
    await later.open();
    expect(service.lines().filter((line) => line === 'POST /chat/conversations')).toHaveLength(1);
    expect(later.view().messages).toHaveLength(2);
  });

  it('is one, also if the visitor writes while it starts', async () => {
    const { service, chat } = setUp();
    await Promise.all([chat.open(), chat.send('hello'), chat.send('again')]);
    expect(service.lines().filter((line) => line === 'POST /chat/conversations')).toHaveLength(1);
    expect(chat.view().messages.filter(({ from }) => from === 'visitor')).toMatchObject([
      { text: 'hello' },
      { text: 'again' },
    ]);
  });

  it('reports an unreachable service, keeps earlier messages, and recovers', async () => {
    const { service, chat } = setUp();
    await chat.open();
    await chat.send('one');
    service.goAway(true);
    expect(await chat.send('two')).toBe(false);
    expect(chat.view()).toMatchObject({ state: 'away', isSending: false });
    expect(chat.view().messages).toHaveLength(2);
    service.goAway(false);
    expect(await chat.send('two')).toBe(true);
    expect(chat.view().state).toBe('open');
  });

  it('starts again if the service lost it', async () => {
    const { service, session, chat } = setUp();
    session.write('chat', 'forgotten');
    service.forget();
    expect(await chat.send('hello')).toBe(true);
    expect(service.lines()).toEqual([
      'POST /chat/conversations/forgotten/messages',
      'POST /chat/conversations',
      'POST /chat/conversations/c1/messages',
    ]);
  });

  it('receives another order only after it has started', async () => {
    const { service, chat } = setUp();
    await chat.retag();
    expect(service.lines()).toEqual([]);
    await chat.open();
    service.goAway(true);
    await chat.retag();
    expect(service.lines().at(-1)).toBe('PUT /chat/conversations/c1/tags');
  });
});
