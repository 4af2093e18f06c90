/** @jest-environment browser */
import { aConfig } from '../testing';
import { readPageData } from './read-page-data';

const DATA = {
  language: 'de',
  basename: '/de',
  revision: 7,
  config: aConfig(),
  pins: [],
  shellFiles: [],
  overrides: [],
  isInspectable: false,
  messages: { shell: {} },
  fragment: null,
  status: 200,
  serverTime: 1_763_640_000_000,
};

const pageWith = (text: string | null): Document => {
  const page = document.implementation.createHTMLDocument();
  if (text === null) return page;
  const script = page.createElement('script');
  script.id = 'page-data';
  script.type = 'application/json';
  script.textContent = text;
  page.body.append(script);
  return page;
};

describe('readPageData', () => {
  it('returns the page data of the server', () => {
    expect(readPageData(pageWith(JSON.stringify(DATA)))).toEqual(DATA);
  });

  it.each([
    {
      rule: 'a language that is not a two-letter code',
      text: JSON.stringify({ ...DATA, language: 'deutsch' }),
      says: /language/,
    },
    { rule: 'a missing field', text: JSON.stringify({ ...DATA, revision: undefined }), says: /revision/ },
    { rule: 'missing page data', text: null, says: /invalid page data/ },
    { rule: 'invalid JSON', text: '{"language":', says: /JSON/ },
  ])('rejects $rule and names it', ({ text, says }) => {
    expect(() => readPageData(pageWith(text))).toThrow(says);
  });
});
