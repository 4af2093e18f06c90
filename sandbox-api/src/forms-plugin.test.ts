import fastify from 'fastify';

import { formsPlugin } from './forms-plugin.ts';

type Sent = { readonly subject: string; readonly text: string; readonly replyTo: { readonly name: string } };

/** Sends a ticket, which needs no captcha. Returns the e-mail to support. */
const mailOf = async (name: string, subject: string): Promise<Sent | undefined> => {
  const sent: Sent[] = [];
  const app = fastify();
  await app.register(
    formsPlugin({
      secret: 'secret',
      useOnce: () => Promise.resolve(true),
      now: () => 0,
      reviews: null,
      send: (mail) => {
        sent.push(mail);
        return Promise.resolve();
      },
    }),
  );
  const requester = { name, email: 'ann@example.com' };
  const ticket = { comment: { body: 'Hello' }, requester, subject };
  await app.inject({ method: 'POST', url: '/account/tickets', payload: { ticket } });
  await app.close();
  return sent[0];
};

describe('an e-mail to support', () => {
  it.each([
    { rule: 'CR LF', text: 'a\r\nBcc: eve@example.com' },
    { rule: 'a form feed', text: 'a\fBcc: eve@example.com' },
    { rule: 'NUL', text: 'a\0Bcc: eve@example.com' },
    { rule: 'the next line of C1', text: 'a\u0085Bcc: eve@example.com' },
    { rule: 'a line separator of Unicode', text: 'a\u2028Bcc: eve@example.com' },
    { rule: 'a paragraph separator of Unicode', text: 'a\u2029Bcc: eve@example.com' },
    { rule: 'a mark that reverses the text after it', text: 'a\u202Emoc.elpmaxe@eve' },
    { rule: 'an isolate', text: 'a\u2067moc.elpmaxe@eve' },
  ])('has no line or direction of its author in a header: $rule', async ({ text }) => {
    const mail = await mailOf(text, text);
    const [from = ''] = (mail?.text ?? '').split('\n');
    for (const line of [mail?.subject, mail?.replyTo.name, from])
      expect(line).toMatch(/a [^\p{Cc}\p{Zl}\p{Zp}\p{Bidi_C}]+$/u);
    expect(from).toMatch(/ <ann@example\.com>$/);
  });

  it('keeps other languages and joined characters', async () => {
    const name = 'محمد 👩‍💻 José';
    expect(await mailOf(name, name)).toMatchObject({
      subject: expect.stringMatching(/^Ticket \d{9}: محمد 👩‍💻 José$/u),
      replyTo: { name },
    });
  });
});
