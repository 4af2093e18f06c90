import { createStopAnnouncer } from '../releases/beacons/index.ts';
import type { OperatorMail } from '../releases/beacons/index.ts';
import { readMailData, startSmtpServer } from './notices/smtp-server.fixture.ts';
import { createOperatorMail } from './operator-mail.ts';

const STOPPED = {
  environment: 'production',
  remote: 'mfe-swap',
  version: '1.1.0',
  reason: 'mfe-swap@1.1.0: 7 of 9 networks had failed loads (stable: 0 of 40)',
  revision: 12,
};

const siteWith = (port: number) => ({
  brand: 'Coinlane',
  supportEmail: 'ops@coinlane.example',
  mail: {
    server: { host: '127.0.0.1', port, isSecure: false, user: null, password: null },
    from: 'no-reply@coinlane.example',
  },
});

describe('the e-mail about a version that the guard stopped', () => {
  it.each([
    { rule: 'a canary', more: {}, what: 'The canary mfe-swap@1.1.0 was stopped in production' },
    {
      rule: 'a version after its rollout',
      more: { restored: '1.0.0' },
      what: 'mfe-swap@1.1.0 was rolled back to 1.0.0 in production',
    },
  ])('names it, the reason and the revision: $rule', async ({ more, what }) => {
    const smtp = await startSmtpServer();
    const send = createOperatorMail(siteWith(smtp.port));
    const sent: ReturnType<OperatorMail>[] = [];
    const mail: OperatorMail = (each, signal) => {
      if (send === null) throw new Error('there is no sender');
      const delivery = send(each, signal);
      sent.push(delivery);
      return delivery;
    };
    const announcer = createStopAnnouncer({ webhook: null, mail, log: () => undefined });
    announcer.announce({ ...STOPPED, ...more });
    expect(await Promise.all(sent)).toEqual([{ _tag: 'Delivered' }]);
    await announcer.stop();
    await smtp.stop();
    const [{ to, data } = { to: [], data: '' }] = smtp.mails;
    const { headers, text } = readMailData(data);
    expect([to, headers['subject']]).toEqual([['ops@coinlane.example'], `Coinlane: ${what}`]);
    expect(text).toContain(`${what}. ${STOPPED.reason}`);
    expect(text).toContain('The change is revision 12: npx ledger history mfe-swap');
  });

  it('is not sent without an SMTP server', () => {
    expect(createOperatorMail({ ...siteWith(0), mail: null })).toBeNull();
  });
});
