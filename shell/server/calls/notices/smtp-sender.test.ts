import { getEventListeners } from 'node:events';

import type { Notice } from '@coinlane/swap-gateway';

import type { Mail } from './compose-mail.ts';
import { readMailData, startSmtpServer } from './smtp-server.fixture.ts';
import { createMailSender, transportOptions } from './smtp-sender.ts';

const ADDRESS = 'ann@example.com';
const NOTICE: Notice = {
  ...{ id: 'o1.deposit.r1', attempts: 0, receiverId: 'r1', address: ADDRESS },
  ...{ language: 'de', body: '{}' },
};
const MAIL: Mail = {
  ...{ subject: 'Deposit seen', text: 'Grüße\n', html: '<p>Grüße</p>', replyTo: null },
  unsubscribeUrl: 'https://swap.example/unsubscribe/r1.s',
};

let server: Awaited<ReturnType<typeof startSmtpServer>>;
beforeEach(async () => {
  server = await startSmtpServer();
});
afterEach(() => server.stop());

const send = (mail: Partial<Mail> | null = {}, notice: Partial<Notice> = {}, port = server.port) =>
  createMailSender({
    server: { host: '127.0.0.1', port, isSecure: false, user: null, password: null },
    from: { name: 'Coin "Lane"', address: 'no-reply@swap.example' },
    compose: () => (mail === null ? null : { ...MAIL, ...mail }),
  }).send({ ...NOTICE, ...notice }, new AbortController().signal);

describe('an e-mail over SMTP', () => {
  it('has a text and an HTML part, and headers that end the e-mails', async () => {
    expect(await send()).toEqual({ _tag: 'Delivered' });
    const [{ from, to, data } = { from: '', to: [], data: '' }] = server.mails;
    const { headers, text } = readMailData(data);
    expect([from, to]).toEqual(['no-reply@swap.example', [ADDRESS]]);
    expect(headers).toMatchObject({
      from: '"Coin \\"Lane\\"" <no-reply@swap.example>',
      to: ADDRESS,
      subject: 'Deposit seen',
      'auto-submitted': 'auto-generated',
      'list-unsubscribe': '<https://swap.example/unsubscribe/r1.s>',
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
      'content-type': expect.stringContaining('multipart/alternative'),
    });
    expect([text.includes('Grüße\r\n'), text.includes('<p>Grüße</p>')]).toEqual([true, true]);
    expect(headers).not.toHaveProperty('x-mailer');
  });

  it('has the same ID in each attempt', async () => {
    await send();
    await send({}, { attempts: 1 });
    await send({}, { id: 'o2.deposit.r1' });
    const ids = server.mails.map(({ data }) => readMailData(data).headers['message-id']);
    expect([
      ids[0] === ids[1],
      ids[0] === ids[2],
      /^<[0-9a-f]{32}@swap\.example>$/.test(ids[0] ?? ''),
    ]).toEqual([true, false, true]);
  });

  it.each([
    { rule: 'in the subject', change: { subject: 'a\r\nBcc: eve@example.com\r\n\r\nbody' } },
    {
      rule: 'in the name of the author',
      change: { replyTo: { name: 'a\r\nBcc: eve@example.com', address: 'b@example.com' } },
    },
    {
      rule: 'as further addresses in the name',
      change: { replyTo: { name: 'a>, <eve@example.com', address: 'b@example.com' } },
    },
    {
      rule: 'by line breaks of Unicode',
      change: {
        subject: 'a\u2028Bcc: eve@example.com\u0085Bcc: eve@example.com',
        replyTo: { name: 'a\u2029Bcc: eve@example.com\v\fBcc: eve@example.com', address: 'b@example.com' },
      },
    },
    {
      rule: 'by a single CR, LF or NUL',
      change: {
        subject: 'a\rBcc: eve@example.com\0',
        replyTo: { name: 'a\nBcc: eve@example.com', address: 'b@example.com' },
      },
    },
    {
      rule: 'as the end of the text',
      change: { text: 'a\r\n.\r\nRCPT TO:<eve@example.com>\r\n', html: null },
    },
  ])('cannot get headers, receivers or commands by a text: $rule', async ({ change }) => {
    expect(await send(change)).toEqual({ _tag: 'Delivered' });
    const [{ to, data } = { to: [], data: '' }] = server.mails;
    const { headers } = readMailData(data);
    expect([to, server.mails.length, Object.keys(headers).includes('bcc')]).toEqual([[ADDRESS], 1, false]);
    expect(server.commands.filter((line) => line.startsWith('RCPT'))).toEqual([`RCPT TO:<${ADDRESS}>`]);
    expect(headers['reply-to'] ?? '').not.toMatch(/, <eve@example\.com>$/);
  });

  it.each([
    { rule: 'the server refuses the receiver', answers: { RCPT: `550 no ${ADDRESS}` }, isPermanent: true },
    { rule: 'the server refuses the text', answers: { END: `554 spam from ${ADDRESS}` }, isPermanent: true },
    { rule: 'the receiver is busy', answers: { RCPT: `451 later ${ADDRESS}` }, isPermanent: false },
    { rule: 'the server refuses the sender', answers: { MAIL: '550 no' }, isPermanent: false },
    { rule: 'the server has no time', answers: { CONNECT: '421 later' }, isPermanent: false },
    { rule: 'the connection breaks', answers: { DATA: 'close' }, isPermanent: false },
    { rule: 'the confirmation is lost', answers: { END: 'close' }, isPermanent: false },
  ])('fails, and the log has the code without the address: $rule', async ({ answers, isPermanent }) => {
    server.answer(answers);
    const failed = await send();
    expect(failed).toEqual({ _tag: 'Failed', reason: expect.stringMatching(/^SMTP E[A-Z]+/), isPermanent });
    expect(JSON.stringify(failed)).not.toContain('ann');
  });

  it('fails while there is no server', async () => {
    const { port } = server;
    await server.stop();
    server = await startSmtpServer();
    expect(await send({}, {}, port)).toMatchObject({ _tag: 'Failed', isPermanent: false });
  });

  it('does not send a record that cannot be read', async () => {
    expect([await send(null), server.mails]).toMatchObject([{ _tag: 'Failed', isPermanent: true }, []]);
  });

  it.each([
    { rule: 'TLS from the start', change: { isSecure: true }, options: { secure: true, requireTLS: false } },
    { rule: 'another machine', change: {}, options: { secure: false, requireTLS: true } },
    { rule: 'this machine', change: { host: '127.0.0.1' }, options: { secure: false, requireTLS: false } },
    {
      rule: 'a password',
      change: { user: 'u', password: 'p' },
      options: { auth: { user: 'u', pass: 'p' }, requireTLS: true },
    },
  ])('leaves this machine encrypted: $rule', ({ change, options }) => {
    const smtp = { host: 'mail.example', port: 587, isSecure: false, user: null, password: null };
    expect(transportOptions({ ...smtp, ...change })).toMatchObject(options);
  });
});

const HOUR_MS = 3_600_000;

describe('a server that stops', () => {
  /** Sends until a signal and a time end it. */
  const sending = (signal: AbortSignal, endMs: number) =>
    createMailSender({
      server: { host: '127.0.0.1', port: server.port, isSecure: false, user: null, password: null },
      from: { name: '', address: 'no-reply@swap.example' },
      compose: () => MAIL,
      endMs,
    }).send(NOTICE, signal);

  it.each([
    { rule: 'an e-mail that hangs', isEarly: true },
    { rule: 'an e-mail that begins too late', isEarly: false },
  ])('ends $rule', async ({ isEarly }) => {
    server.answer({ CONNECT: 'hang' });
    const stopping = new AbortController();
    if (!isEarly) stopping.abort();
    const result = sending(stopping.signal, 20);
    stopping.abort();
    expect(await result).toEqual({ _tag: 'Failed', reason: 'interrupted' });
  });

  it('is not held by an e-mail that was sent before', async () => {
    const stopping = new AbortController();
    expect(await sending(stopping.signal, HOUR_MS)).toEqual({ _tag: 'Delivered' });
    expect(getEventListeners(stopping.signal, 'abort')).toEqual([]);
  });

  it('is not held by an e-mail that is sent meanwhile', async () => {
    const [begun, ended] = [jest.spyOn(globalThis, 'setTimeout'), jest.spyOn(globalThis, 'clearTimeout')];
    const stopping = new AbortController();
    const result = sending(stopping.signal, HOUR_MS);
    stopping.abort();
    expect(await result).toEqual({ _tag: 'Delivered' });
    const timers = begun.mock.results.filter((_, call) => begun.mock.calls[call]?.[1] === HOUR_MS);
    expect(timers).toHaveLength(1);
    for (const { value } of timers) expect(ended).toHaveBeenCalledWith(value);
    jest.restoreAllMocks();
  });
});
