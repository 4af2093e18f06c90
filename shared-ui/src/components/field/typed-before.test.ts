/** @jest-environment browser */
import { rememberTyping, consumeTypedText } from './typed-before';

const page = (html: string): HTMLElement => {
  document.body.innerHTML = `<main>${html}</main>`;
  return document.querySelector('main') as HTMLElement;
};
const typeInto = (id: string, text: string): void => {
  const input = document.getElementById(id) as HTMLInputElement;
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
};

describe('text typed before hydration', () => {
  it('is kept if the field is discarded and rendered again', () => {
    const root = page('<input id="recipient">');
    const stop = rememberTyping(root);
    typeInto('recipient', '0xabc');
    root.innerHTML = '<input id="recipient">';
    expect(consumeTypedText('recipient')).toBe('0xabc');
    stop();
  });

  it('includes text that was typed before the listener was added', () => {
    const root = page('<input id="recipient">');
    (document.getElementById('recipient') as HTMLInputElement).value = 'early';
    const stop = rememberTyping(root);
    expect(consumeTypedText('recipient')).toBe('early');
    stop();
  });

  it('is also kept for a text area', () => {
    const root = page('<textarea id="recipient"></textarea>');
    (document.getElementById('recipient') as HTMLTextAreaElement).value = 'Where is it?';
    const stop = rememberTyping(root);
    expect(consumeTypedText('recipient')).toBe('Where is it?');
    stop();
  });

  it('is consumed once: a hydrated field tracks its own text', () => {
    const stop = rememberTyping(page('<input id="recipient">'));
    typeInto('recipient', 'first');
    consumeTypedText('recipient');
    typeInto('recipient', 'second');
    expect(consumeTypedText('recipient')).toBeNull();
    stop();
  });

  it.each([
    { what: 'a field without typed text', html: '<input id="recipient" value="drawn">' },
    { what: 'a field without an id', html: '<input>' },
    { what: 'a read-only field', html: '<input id="recipient" readonly>' },
  ])('ignores $what', ({ html }) => {
    const stop = rememberTyping(page(html));
    expect(consumeTypedText('recipient')).toBeNull();
    stop();
  });

  it('is forgotten with the page', () => {
    rememberTyping(page('<input id="recipient">'))();
    typeInto('recipient', 'late');
    expect(consumeTypedText('recipient')).toBeNull();
  });
});
