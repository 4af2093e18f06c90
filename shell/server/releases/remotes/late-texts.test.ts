import { firstTexts, lateTexts } from './late-texts.ts';

const texts = {
  chrome: { skip: 'Skip to content' },
  chat: { open: 'Chat with support', title: 'Support' },
  update: { ready: 'A newer version of this page is ready' },
};

describe('the texts of the shell on a page with a supplement (ADR 0052)', () => {
  it('are divided between page and supplement', () => {
    expect(firstTexts(texts)).toEqual({
      chrome: { skip: 'Skip to content' },
      chat: { open: 'Chat with support' },
    });
    expect(lateTexts(texts)).toEqual({ chat: texts.chat, update: texts.update });
  });

  it('are complete again when the browser replaces the groups', () => {
    expect({ ...firstTexts(texts), ...lateTexts(texts) }).toEqual(texts);
  });
});
