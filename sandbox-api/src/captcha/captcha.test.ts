import { sandboxOfFile } from '../testing/open-sandbox.ts';
import { solvedCaptcha } from './solve.fixture.ts';

const sandbox = sandboxOfFile();

const MINUTE_MS = 60_000;
const namespace = 'forms';

const send = async (answer: string) => {
  const support = { name: 'Ann', email: 'ann@example.com', message: 'Hello', extraInfo: '' };
  const { status, body } = await sandbox.post<{ message?: string }>(
    '/frontend/contact/complete',
    { support, 'g-recaptcha-response': answer },
    { namespace },
  );
  return [status, body.message];
};

const altered = (answer: string, change: (text: string) => string): string =>
  Buffer.from(change(Buffer.from(answer, 'base64').toString())).toString('base64');

describe('the self-hosted captcha (ADR 0020)', () => {
  it('accepts an answer once', async () => {
    const answer = await solvedCaptcha(sandbox);

    expect(await send(answer)).toEqual([200, undefined]);
    expect(await send(answer)).toEqual([403, 'captcha: was used before']);
  });

  it('accepts an answer once even if two requests use it at the same time', async () => {
    const answer = await solvedCaptcha(sandbox);
    const replies = await Promise.all([send(answer), send(answer), send(answer)]);

    expect(replies.filter(([status]) => status === 200)).toHaveLength(1);
  });

  it.each([
    { rule: 'no answer', answer: '', message: 'captcha: is required' },
    { rule: 'not base64 of JSON', answer: 'garbage', message: 'captcha: is not readable' },
    { rule: 'JSON of another type', answer: btoa('{"a":1}'), message: 'captcha: is not readable' },
    { rule: 'far too long', answer: 'a'.repeat(9000), message: 'captcha: is required' },
  ])('refuses $rule', async ({ answer, message }) => {
    expect(await send(answer)).toEqual([403, message]);
  });

  it('refuses a challenge with a lower cost, and a wrong solution', async () => {
    const answer = await solvedCaptcha(sandbox);

    expect(await send(altered(answer, (text) => text.replace('"cost":500', '"cost":1')))).toEqual([
      403,
      'captcha: is wrong',
    ]);
    expect(
      await send(altered(answer, (text) => text.replace(/"expiresAtMs":\d+/, '"expiresAtMs":9999999999999'))),
    ).toEqual([403, 'captcha: is wrong']);
    expect(
      await send(altered(answer, (text) => text.replace(/"derivedKey":"[0-9a-f]{4}/, '"derivedKey":"0000'))),
    ).toEqual([403, 'captcha: is wrong']);
  });

  it('refuses an answer that is ten minutes old', async () => {
    const [early, late] = [await solvedCaptcha(sandbox), await solvedCaptcha(sandbox)];
    sandbox.pass(9 * MINUTE_MS);
    expect(await send(early)).toEqual([200, undefined]);
    sandbox.pass(2 * MINUTE_MS);
    expect(await send(late)).toEqual([403, 'captcha: has expired']);
  });
});
