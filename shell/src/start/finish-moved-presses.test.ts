/** @jest-environment browser */
import { finishMovedPresses } from './finish-moved-presses';

const clicked = jest.fn();

const aPage = () => {
  document.body.innerHTML = '<p>Text</p><button><span>Send</span></button>';
  const [text, button] = [document.querySelector('p'), document.querySelector('button')];
  const words = document.querySelector('span');
  if (text === null || button === null || words === null) throw new Error('no page');
  button.addEventListener('click', clicked);
  let top = 100;
  button.getBoundingClientRect = () => new DOMRect(0, top, 80, 40);
  const moveButton = (): void => {
    top += 24;
  };
  return { text, button, words, moveButton };
};

const send = (type: 'mousedown' | 'mouseup', target: Element, init: MouseEventInit = {}) =>
  target.dispatchEvent(new MouseEvent(type, { bubbles: true, clientX: 10, clientY: 110, ...init }));

describe('a press on a button', () => {
  beforeAll(() => finishMovedPresses(document));
  beforeEach(() => clicked.mockClear());

  it('that moves away under the pointer clicks it', () => {
    const { text, words, moveButton } = aPage();
    send('mousedown', words);
    moveButton();
    send('mouseup', text);
    expect(clicked).toHaveBeenCalledTimes(1);
    send('mouseup', text);
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  it.each([
    { rule: 'the press ends on the button, which the browser clicks itself', ends: 'words' as const },
    { rule: 'the pointer moved: a visitor who changes the mind', ends: 'text' as const, up: { clientX: 60 } },
    { rule: 'the button did not move', ends: 'text' as const, isMoved: false },
    { rule: 'it is not the main button of the mouse', ends: 'text' as const, down: { button: 2 } },
    { rule: 'the button is gone', ends: 'text' as const, isGone: true },
  ])('does not click if $rule', ({ ends, up, down, isMoved = true, isGone = false }) => {
    const { button, moveButton, ...page } = aPage();
    send('mousedown', button, down);
    if (isMoved) moveButton();
    if (isGone) button.remove();
    send('mouseup', page[ends], up);
    expect(clicked).not.toHaveBeenCalled();
  });
});
