import { generateKeyPairSync } from 'node:crypto';

import { readOrderSettings } from './read-order-settings.ts';

const KEY = generateKeyPairSync('ed25519')
  .privateKey.export({ format: 'der', type: 'pkcs8' })
  .toString('base64');
const SECRET = `whsec_${Buffer.from('a secret of at least 24 bytes').toString('base64')}`;
const WEBHOOK_URL = 'https://operator.example/hook?site=1';

describe('the settings of orders', () => {
  it('are empty without variables', () => {
    expect(readOrderSettings({})).toEqual({
      _tag: 'Right',
      right: { receiptKey: null, webhook: null, mail: null, hasReviews: false },
    });
  });

  it('are read', () => {
    expect(
      readOrderSettings({ NODE_ENV: 'production', RECEIPT_KEY: KEY, WEBHOOK_URL, WEBHOOK_SECRET: SECRET }),
    ).toMatchObject({
      right: {
        receiptKey: { asymmetricKeyType: 'ed25519' },
        webhook: { url: WEBHOOK_URL, secrets: [Buffer.from('a secret of at least 24 bytes')] },
      },
    });
  });

  it('allow http outside production', () => {
    const webhook = { WEBHOOK_URL: 'http://localhost:9000/hook', WEBHOOK_SECRET: SECRET };
    expect(readOrderSettings(webhook)).toMatchObject({ right: { webhook: { url: webhook.WEBHOOK_URL } } });
  });

  it.each([
    { rule: 'a wrong key', variables: { RECEIPT_KEY: 'key' }, problem: 'RECEIPT_KEY is wrong' },
    { rule: 'a URL without a secret', variables: { WEBHOOK_URL }, problem: 'WEBHOOK_SECRET is missing' },
    {
      rule: 'a secret without a URL',
      variables: { WEBHOOK_SECRET: SECRET },
      problem: 'WEBHOOK_URL is missing',
    },
    {
      rule: 'http in production',
      variables: { NODE_ENV: 'production', WEBHOOK_URL: 'http://operator.example', WEBHOOK_SECRET: SECRET },
      problem: 'WEBHOOK_URL is wrong: expected an https URL',
    },
    {
      rule: 'credentials in the URL',
      variables: { WEBHOOK_URL: 'https://me:secret@operator.example', WEBHOOK_SECRET: SECRET },
      problem: 'WEBHOOK_URL is wrong',
    },
    {
      rule: 'a short secret',
      variables: { WEBHOOK_URL, WEBHOOK_SECRET: 'whsec_c2hvcnQ=' },
      problem: 'WEBHOOK_SECRET is wrong',
    },
  ])('refuse $rule, without its value', ({ variables, problem }) => {
    const read = readOrderSettings(variables);
    expect(read).toMatchObject({ left: [expect.stringContaining(problem)] });
    expect(JSON.stringify(read)).not.toContain('secret@');
  });
});
