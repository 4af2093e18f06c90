import { aTransactionRequest } from '../orders/order.fixture.ts';
import { sandboxOfFile } from '../testing/open-sandbox.ts';

type Conversation = {
  readonly conversationId: string;
  readonly transactionId: string;
  readonly messages: readonly { readonly from: string; readonly text: string }[];
};

const sandbox = sandboxOfFile();

const begin = async (tags: Readonly<Record<string, string>> = {}, namespace = ''): Promise<Conversation> =>
  (await sandbox.post<Conversation>('/live-chat/conversations', tags, { namespace })).body;
const say = (id: string, text: unknown) =>
  sandbox.post<Conversation & { field?: string }>(`/live-chat/conversations/${id}/messages`, { text });

describe('the live chat', () => {
  it('starts empty, under an id that cannot be guessed', async () => {
    const one = await begin();
    expect(one).toMatchObject({ transactionId: '', messages: [] });
    expect(one.conversationId).toMatch(/^[0-9a-f]{32}$/);
    expect((await begin()).conversationId).not.toBe(one.conversationId);
  });

  it('replies that this is an automatic answer', async () => {
    const { conversationId } = await begin();
    const { body } = await say(conversationId, ' Where is my money? ');
    expect(body.messages).toMatchObject([
      { from: 'visitor', text: 'Where is my money?' },
      { from: 'support', text: expect.stringContaining('This is a sandbox') },
    ]);
    expect((await sandbox.get<Conversation>(`/live-chat/conversations/${conversationId}`)).body).toEqual(
      body,
    );
  });

  it('uses the order that was added later', async () => {
    const { id } = (await sandbox.post<{ id: string }>('/v1.1/transactions', aTransactionRequest())).body;
    const { conversationId } = await begin({ language: 'de', page: '/exchange' });
    await sandbox.put(`/live-chat/conversations/${conversationId}/tags`, { transactionId: id });
    const { body } = await say(conversationId, 'hello');
    expect(body.transactionId).toBe(id);
    expect(body.messages.at(-1)?.text).toContain(`The status of your order ${id} is "new".`);
  });

  it('does not mention an unknown order', async () => {
    const { conversationId } = await begin({ transactionId: 'ffffffffffffff' });
    const { body } = await say(conversationId, 'hello');
    expect(body.messages.at(-1)?.text).not.toContain('The status of');
  });

  it('survives a restart', async () => {
    const { conversationId } = await begin();
    await say(conversationId, 'still there?');
    await sandbox.restart();
    const { body } = await sandbox.get<Conversation>(`/live-chat/conversations/${conversationId}`);
    expect(body.messages[0]).toMatchObject({ text: 'still there?' });
  });

  it.each([
    { rule: 'no text', text: '' },
    { rule: 'too much text', text: 'x'.repeat(2_001) },
    { rule: 'another type', text: { a: 1 } },
  ])('refuses $rule', async ({ text }) => {
    const { conversationId } = await begin();
    const { status, body } = await say(conversationId, text);
    expect([status, body.field]).toEqual([400, 'text']);
  });

  it('does not have an unknown conversation', async () => {
    expect((await say('0'.repeat(32), 'x')).status).toBe(404);
  });

  it('has an inbox that escapes messages', async () => {
    const { conversationId } = await begin(
      { transactionId: 'a88c9de3e1b0bd', diagnostic: 'status waiting' },
      'inbox',
    );
    await say(conversationId, '<script>alert(1)</script>');
    const { text, headers } = await sandbox.get('/live-chat/', { namespace: 'inbox' });
    expect(text).toContain('a88c9de3e1b0bd');
    expect(text).toContain('status waiting');
    expect(text).toContain('&lt;script&gt;');
    expect(text).not.toContain('<script>');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    const { body } = await sandbox.get<{ chats: readonly Conversation[] }>('/__sandbox/chats', {
      namespace: 'inbox',
    });
    expect(body.chats.map((chat) => chat.conversationId)).toEqual([conversationId]);
  });

  it('is deleted with its namespace', async () => {
    const { conversationId } = await begin({}, 'gone');
    await say(conversationId, 'x');
    await sandbox.remove('/__sandbox/namespace', { namespace: 'gone' });
    expect((await sandbox.get(`/live-chat/conversations/${conversationId}`)).status).toBe(404);
  });
});
