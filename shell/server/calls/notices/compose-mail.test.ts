import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { MAIL_EVENTS } from '@coinlane/swap-gateway';

import { composeMail } from './compose-mail.ts';

const SITE = {
  brand: 'Coin & Lane',
  origin: 'https://swap.example',
  unsubscribeToken: (receiverId: string) => `${receiverId}.s`,
};
const LANGUAGES = readdirSync(join(import.meta.dirname, 'words')).map((file) => file.replace('.json', ''));

const mailOf = (change: object = {}, language = 'en') =>
  composeMail(
    {
      ...{ id: 'n1', attempts: 0, receiverId: 'r1', address: 'ann@example.com', language },
      body: JSON.stringify({ orderId: 'o1', event: 'deposit', from: 'btc', to: '<i>eth', ...change }),
    },
    SITE,
  );

describe('an e-mail about an order', () => {
  it.each(LANGUAGES.flatMap((language) => MAIL_EVENTS.map((event) => ({ language, event }))))(
    'about $event is complete in $language, and contains no address',
    ({ language, event }) => {
      const mail = mailOf({ event }, language);
      const all = JSON.stringify(mail);
      expect(all).not.toMatch(/\{\{|undefined|ann@/);
      expect(mail?.text).toContain(
        `https://swap.example${language === 'en' ? '' : `/${language}`}/exchange/txs/o1`,
      );
      expect(mail?.unsubscribeUrl).toBe(`https://swap.example/unsubscribe/r1.s?language=${language}`);
    },
  );

  it.each(LANGUAGES)('with a link to control it is complete in %s', (language) => {
    const mail = mailOf({ event: 'recovery', token: 'o1.7.n.s' }, language);
    expect(JSON.stringify(mail)).not.toMatch(/\{\{|undefined|ann@|unsubscribe\//);
    expect(mail?.text).toContain(
      `https://swap.example${language === 'en' ? '' : `/${language}`}/recover/o1.7.n.s`,
    );
    expect(mail?.unsubscribeUrl).toBeNull();
  });

  it('is in English for a language without texts', () => {
    expect(mailOf({}, 'xx')).toEqual(mailOf({}, 'en'));
  });

  it('escapes each value in its HTML', () => {
    const { html } = mailOf() ?? { html: '' };
    expect([
      html?.includes('<i>'),
      html?.includes('&lt;I&gt;ETH'),
      html?.includes('Coin &amp; Lane'),
    ]).toEqual([false, true, true]);
  });

  it('is null for a record that cannot be read', () => {
    expect([mailOf({ event: 'other' }), mailOf({ orderId: 7 })]).toEqual([null, null]);
  });
});
