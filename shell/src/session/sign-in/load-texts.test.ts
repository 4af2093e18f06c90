/** @jest-environment browser */
import { createInstance } from 'i18next';

import { loadTexts } from './load-texts';

const REAL_FETCH = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = REAL_FETCH;
});

const answering = (status: number, body: unknown): readonly string[] => {
  const asked: string[] = [];
  globalThis.fetch = (address) => {
    asked.push(String(address instanceof Request ? address.url : address));
    return Promise.resolve(Response.json(body, { status }));
  };
  return asked;
};

const page = () => {
  const instance = createInstance();
  void instance.init({ lng: 'de', fallbackLng: 'en', initAsync: false, resources: { de: {} } });
  return instance;
};

describe('loadTexts (spec §7 GET /data/i18n)', () => {
  it('adds the texts of the namespace in the language of the page', async () => {
    const asked = answering(200, { 'sign-in:title': 'Anmelden', 'sign-in:menu.sign-out': 'Abmelden' });
    const instance = page();
    await loadTexts(instance, 'de');
    expect(asked).toEqual(['/data/i18n?keys=sign-in:*&locale=de']);
    expect([instance.t('sign-in:title'), instance.t('sign-in:menu.sign-out')]).toEqual([
      'Anmelden',
      'Abmelden',
    ]);
  });

  it.each([
    { rule: 'an error', status: 503, body: {} },
    { rule: 'another JSON value', status: 200, body: { 'sign-in:title': 7 } },
    { rule: 'null', status: 200, body: null },
  ])('rejects if the reply is $rule', async ({ status, body }) => {
    answering(status, body);
    await expect(loadTexts(page(), 'de')).rejects.toThrow(`the texts of the sign-in: ${String(status)}`);
  });
});
