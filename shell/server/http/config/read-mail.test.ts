import { readMail } from './read-mail.ts';

const MAIL = {
  SMTP_URL: 'smtps://site:pa%40ss@mail.example',
  MAIL_FROM: 'no-reply@swap.example',
  SUPPORT_EMAIL: 'help@swap.example',
};
const SERVER = { host: 'mail.example', port: 465, isSecure: true, user: 'site', password: 'pa@ss' };

describe('the server of e-mails', () => {
  it.each([
    { rule: 'none', variables: {}, mail: null },
    { rule: 'TLS from the start', variables: MAIL, mail: { server: SERVER, from: MAIL.MAIL_FROM } },
    {
      rule: 'STARTTLS, without authentication',
      variables: { ...MAIL, SMTP_URL: 'smtp://mail.example' },
      mail: {
        server: { host: 'mail.example', port: 587, isSecure: false, user: null, password: null },
        from: MAIL.MAIL_FROM,
      },
    },
    {
      rule: 'an IPv6 address with a port',
      variables: { ...MAIL, SMTP_URL: 'smtp://[::1]:2525/' },
      mail: {
        server: { host: '::1', port: 2525, isSecure: false, user: null, password: null },
        from: MAIL.MAIL_FROM,
      },
    },
  ])('is read: $rule', ({ variables, mail }) => {
    expect(readMail(variables)).toEqual({ _tag: 'Right', right: mail });
  });

  it.each([
    { rule: 'another protocol', change: { SMTP_URL: 'https://mail.example' }, problem: 'SMTP_URL is wrong' },
    { rule: 'a path', change: { SMTP_URL: 'smtp://mail.example/x' }, problem: 'SMTP_URL is wrong' },
    { rule: 'options', change: { SMTP_URL: 'smtp://mail.example?a=1' }, problem: 'SMTP_URL is wrong' },
    { rule: 'a bare percent sign', change: { SMTP_URL: 'smtp://u:%@mail.example' }, problem: 'SMTP_URL' },
    { rule: 'no sender', change: { MAIL_FROM: '' }, problem: 'MAIL_FROM is missing' },
    { rule: 'a sender with a name', change: { MAIL_FROM: 'Site <a@b.example>' }, problem: 'MAIL_FROM' },
    { rule: 'no support', change: { SUPPORT_EMAIL: ' ' }, problem: 'SUPPORT_EMAIL is missing' },
    { rule: 'another captcha', change: { RECAPTCHA_SITE_KEY: 'k' }, problem: 'RECAPTCHA_SITE_KEY is wrong' },
  ])('is refused: $rule', ({ change, problem }) => {
    const read = readMail({ ...MAIL, ...change });
    expect(read).toEqual({ _tag: 'Left', left: [expect.stringContaining(problem)] });
    expect(JSON.stringify(read)).not.toMatch(/pa%40ss|pa@ss/);
  });
});
