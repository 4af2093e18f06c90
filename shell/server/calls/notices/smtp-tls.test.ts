import { getCACertificates, setDefaultCACertificates } from 'node:tls';

import { smtpCertificate } from './smtp-certificate.fixture.ts';
import { startSmtpServer } from './smtp-server.fixture.ts';
import { createMailSender } from './smtp-sender.ts';

/** An address of this machine that counts as another one. The certificate names it. */
const ELSEWHERE = '0.0.0.0';
const HERE = '127.0.0.1';

/** Sends an e-mail with a password to a server with or without STARTTLS. */
const sendTo = async (host: string, hasTls: boolean) => {
  const server = await startSmtpServer({ hasTls });
  const sender = createMailSender({
    server: { host, port: server.port, isSecure: false, user: null, password: null },
    from: { name: '', address: 'no-reply@swap.example' },
    compose: () => ({ subject: 's', text: 't', html: null, replyTo: null, unsubscribeUrl: null }),
  });
  const notice = { id: 'n1', attempts: 0, receiverId: null, language: 'en', body: '{}' };
  const result = await sender.send({ ...notice, address: 'ann@example.com' }, new AbortController().signal);
  await server.stop();
  const mails = server.mails.map(({ isEncrypted }) => (isEncrypted ? 'encrypted' : 'plain'));
  return { result, mails, isEnvelopeSent: server.commands.some((line) => line.startsWith('MAIL')) };
};

const DELIVERED = { _tag: 'Delivered' };
const failed = (reason: RegExp) => ({
  _tag: 'Failed',
  reason: expect.stringMatching(reason),
  isPermanent: false,
});

describe('STARTTLS', () => {
  it.each([
    { rule: 'this machine, without TLS', host: HERE, hasTls: false, mails: ['plain'], result: DELIVERED },
    {
      rule: 'this machine, with a certificate of its own as Debian makes it',
      ...{ host: HERE, hasTls: true, mails: ['encrypted'], result: DELIVERED },
    },
    {
      rule: 'another machine, without TLS',
      ...{ host: ELSEWHERE, hasTls: false, mails: [], result: failed(/^SMTP ETLS/) },
    },
    {
      rule: 'another machine, with a certificate that is not trusted',
      ...{ host: ELSEWHERE, hasTls: true, mails: [], result: failed(/^SMTP E(SOCKET|TLS)/) },
    },
  ])('protects an e-mail: $rule', async ({ host, hasTls, mails, result }) => {
    expect(await sendTo(host, hasTls)).toEqual({ result, mails, isEnvelopeSent: mails.length > 0 });
  });

  it('accepts a certificate of another machine that this one trusts', async () => {
    const trusted = getCACertificates('default');
    setDefaultCACertificates([...trusted, smtpCertificate.cert]);
    try {
      expect(await sendTo(ELSEWHERE, true)).toEqual({
        ...{ result: DELIVERED, mails: ['encrypted'], isEnvelopeSent: true },
      });
    } finally {
      setDefaultCACertificates(trusted);
    }
  });
});
