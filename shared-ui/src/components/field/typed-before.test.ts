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

describe('what is typed before the code is there', () => {
  it('is kept when the field is thrown away and drawn anew', () => {
    const root = page('<input id="recipient">');
    const stop = rememberTyping(root);
    typeInto('recipient', '0xabc');
    root.innerHTML = '<input id="recipient">';
    expect(consumeTypedText('recipient')).toBe('0xabc');
    stop();
  });

  it('counts what was there before anybody listened', () => {
    const root = page('<input id="recipient">');
    (document.getElementById('recipient') as HTMLInputElement).value = 'early';
    const stop = rememberTyping(root);
    expect(consumeTypedText('recipient')).toBe('early');
    stop();
  });

  it('counts also where several lines can be typed', () => {
    const root = page('<textarea id="recipient"></textarea>');
    (document.getElementById('recipient') as HTMLTextAreaElement).value = 'Where is it?';
    const stop = rememberTyping(root);
    expect(consumeTypedText('recipient')).toBe('Where is it?');
    stop();
  });

  it('is asked for once: a field that lives looks after itself', () => {
    const stop = rememberTyping(page('<input id="recipient">'));
    typeInto('recipient', 'first');
    consumeTypedText('recipient');
    typeInto('recipient', 'second');
    expect(consumeTypedText('recipient')).toBeNull();
    stop();
  });

  it.each([
    { what: 'a field nobody typed in', html: '<input id="recipient" value="drawn">' },
    { what: 'a field without a name', html: '<input>' },
    { what: 'a field nobody can type into', html: '<input id="recipient" readonly>' },
  ])('says nothing of $what', ({ html }) => {
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
