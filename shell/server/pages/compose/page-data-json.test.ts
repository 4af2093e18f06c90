import fc from 'fast-check';
import { isRight } from 'fp-ts/lib/Either.js';

import { PageData } from '@coinlane/shared-contracts/lifecycle';

import { escapeJson } from '../markup.ts';
import { PAGE_ID_PLACEHOLDER, pageDataJson, pageJson, TIME_PLACEHOLDER } from './page-data-json.ts';

const aPage = (text: string) => ({
  language: 'en' as const,
  basename: '',
  revision: 1,
  config: {
    brand: text,
    supportEmail: '',
    hostName: '',
    isSandbox: false,
    isProduction: false,
    errorReportDsn: '',
  },
  pins: [],
  shellFiles: [],
  overrides: [],
  isInspectable: false,
  messages: { shell: { text } },
  status: 200,
});
const around = (text: string, stateJson: string): string =>
  pageDataJson(pageJson(aPage(text)), { remote: 'mfe-swap', stateJson })
    .replace(PAGE_ID_PLACEHOLDER, '"p1"')
    .replace(TIME_PLACEHOLDER, '5');
const inScript = (text: string): string => around(text, escapeJson(JSON.stringify({ text })));

describe('pageDataJson', () => {
  it('is parsed back to the same data, and cannot close its script element', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const json = inScript(text);
        expect(json).not.toMatch(/[<>&\u2028\u2029]/);
        const decoded = PageData.decode(JSON.parse(json));
        expect(isRight(decoded) && decoded.right).toEqual({
          ...aPage(text),
          fragment: { remote: 'mfe-swap', state: { text } },
          pageId: 'p1',
          serverTime: 5,
        });
      }),
    );
  });

  it('cannot close its script element even if the thread escaped nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const json = around('', JSON.stringify({ text }));
        expect(json).not.toContain('<');
        expect(JSON.parse(json)).toMatchObject({ fragment: { state: { text } } });
      }),
    );
  });

  it.each(['</script>', '<!--<script>', '\u2028', '$&', "$'"])('%p', (text) => {
    expect((JSON.parse(inScript(text)) as PageData).messages['shell']).toEqual({ text });
  });
});
