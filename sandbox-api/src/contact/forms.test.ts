import { solvedCaptcha } from '../captcha/solve.fixture.ts';
import { sandboxOfFile } from '../testing/open-sandbox.ts';

const sandbox = sandboxOfFile();

const namespace = 'forms';
const support = { name: 'Ann', email: 'ann@example.com', message: 'Where is it?', extraInfo: 'swap:5f0c3a' };

type Refusal = { readonly error: string; readonly errors?: Readonly<Record<string, readonly string[]>> };
type Mails = {
  readonly mails: readonly { readonly to: string; readonly subject: string; readonly text: string }[];
};

const mails = async (to: string) =>
  (await sandbox.get<Mails>(`/__sandbox/mails?to=${to}`, { namespace })).body.mails;

describe('the contact forms (api contract §5)', () => {
  it.each(['/contact/complete', '/swap-tokens/contact', '/lightning/contact'])(
    '%s forwards a message and sends a receipt',
    async (path) => {
      const answer = await solvedCaptcha(sandbox);
      const reply = await sandbox.post(
        `/frontend${path}`,
        { support: { ...support, message: `By ${path}` }, 'g-recaptcha-response': answer },
        { namespace },
      );

      expect([reply.status, reply.body]).toEqual([200, { success: true }]);
      expect((await mails('support@coinlane.example'))[0]?.text).toContain(`By ${path}`);
      expect((await mails('support@coinlane.example'))[0]?.subject).toContain('swap:5f0c3a');
      expect((await mails('ann@example.com'))[0]?.subject).toBe('We have your message');
    },
  );

  it.each([
    { field: 'name', value: ' ', problem: "can't be blank" },
    { field: 'email', value: '', problem: "can't be blank" },
    { field: 'email', value: 'ann@', problem: 'is not a valid email' },
    { field: 'message', value: '', problem: "can't be blank" },
    { field: 'message', value: 'x'.repeat(10_001), problem: 'is too long (maximum is 10000 characters)' },
    { field: 'name', value: 7, problem: "can't be blank" },
  ])('$field "$value": $problem, and the captcha stays usable', async ({ field, value, problem }) => {
    const answer = await solvedCaptcha(sandbox);
    const send = (change: object) =>
      sandbox.post<Refusal>(
        '/frontend/contact/complete',
        { support: { ...support, ...change }, 'g-recaptcha-response': answer },
        { namespace },
      );
    const refused = await send({ [field]: value });

    expect([refused.status, refused.body.errors]).toEqual([400, { [field]: [problem] }]);
    expect((await send({})).status).toBe(200);
  });
});

describe('POST /tickets (spec §7 "Account API")', () => {
  const ticket = (email: string) => ({
    ticket: { comment: { body: 'Hello' }, requester: { name: 'Ann', email }, subject: 'Contact Form' },
  });

  it('numbers the tickets and returns the number', async () => {
    const first = await sandbox.post<{ ticket: { id: number } }>(
      '/account/tickets',
      ticket('t@example.com'),
      {
        namespace,
      },
    );
    const second = await sandbox.post<{ ticket: { id: number } }>(
      '/account/tickets',
      ticket('t@example.com'),
      {
        namespace,
      },
    );

    expect([first.status, first.body]).toEqual([201, { ticket: { id: 1001, status: 'new' } }]);
    expect(second.body.ticket.id).toBe(1002);
    expect((await mails('t@example.com'))[0]?.subject).toBe('Ticket 1002: Contact Form');
  });

  it('refuses an invalid address', async () => {
    const reply = await sandbox.post<Refusal>('/account/tickets', ticket('t@'), { namespace });
    expect([reply.status, reply.body.errors]).toEqual([400, { email: ['is not a valid email'] }]);
  });
});

describe('newsletter and promotions (api contract §5)', () => {
  const subscribe = async (email: string, answer: string) => {
    const { status, body } = await sandbox.post<Refusal>(
      '/frontend/exchange/subscribe',
      { subscribe: { email }, 'g-recaptcha-response': answer },
      { namespace },
    );
    return [status, body.error];
  };

  it('subscribes an address once, whatever its case', async () => {
    expect(await subscribe('News@Example.com', await solvedCaptcha(sandbox))).toEqual([200, undefined]);
    expect(await subscribe('news@example.com', await solvedCaptcha(sandbox))).toEqual([
      409,
      'already_subscribed',
    ]);
    expect(await mails('news@example.com')).toHaveLength(1);
  });

  it('responds with 400 to an invalid captcha and an invalid address', async () => {
    expect(await subscribe('a@example.com', '')).toEqual([400, 'captcha_invalid']);
    expect(await subscribe('a@', await solvedCaptcha(sandbox))).toEqual([400, 'email_invalid']);
  });

  it('accepts the same address for promotions again, and writes to it once', async () => {
    const ask = (email: string) => sandbox.post('/frontend/promo', { email }, { namespace });
    expect([(await ask('p@example.com')).status, (await ask('p@example.com')).status]).toEqual([200, 200]);
    expect(await mails('p@example.com')).toHaveLength(1);
    expect((await ask('p@')).status).toBe(400);
  });
});
