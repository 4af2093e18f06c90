/** @jest-environment browser */
import { repeatEarlyPresses } from './early-presses.ts';

const SECOND_MS = 1000;
const heard = jest.fn();

/** Simulates hydration: sets the marker of a `NativeButton`, and adds a handler. */
const takeOver = (element: Element): void => {
  Reflect.set(element, Symbol.for('coinlane.ready'), true);
  element.addEventListener('click', heard);
};
const draw = (html: string): HTMLElement => {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
};

beforeAll(() => {
  jest.useFakeTimers();
  repeatEarlyPresses();
});
afterAll(() => jest.useRealTimers());
beforeEach(() => heard.mockClear());
afterEach(() => jest.runAllTimers());

describe('input after an early press', () => {
  const PAGE =
    '<div><main data-slot="a"><button>Swap</button><input></main><header><button>Theme</button></header></div>';
  const parts = () => {
    const page = draw(PAGE);
    const [swap, theme] = page.querySelectorAll('button') as unknown as readonly [HTMLElement, HTMLElement];
    return { swap, theme, field: page.querySelector('input') as HTMLInputElement };
  };
  const input = (): Event => new Event('input', { bubbles: true });

  it.each([
    { when: 'in the same slot cancels the press', of: 'swap', presses: 0 },
    { when: 'in another part of the page keeps the press', of: 'theme', presses: 1 },
  ] as const)('$when', ({ of, presses }) => {
    const { field, ...buttons } = parts();
    buttons[of].click();
    jest.advanceTimersByTime(SECOND_MS);
    field.dispatchEvent(input());
    takeOver(buttons[of]);
    jest.advanceTimersByTime(SECOND_MS);
    expect(heard).toHaveBeenCalledTimes(presses);
  });

  it('cancels the press also after hydration, until the press is repeated', () => {
    const { swap, field } = parts();
    swap.click();
    takeOver(swap);
    field.dispatchEvent(input());
    jest.advanceTimersByTime(SECOND_MS);
    expect(heard).not.toHaveBeenCalled();
  });

  it('keeps the press if it replays what was typed before the press', () => {
    const { swap, field } = parts();
    swap.click();
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    takeOver(swap);
    jest.advanceTimersByTime(SECOND_MS);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('keeps a press after it', () => {
    const { swap, field } = parts();
    field.dispatchEvent(input());
    swap.click();
    takeOver(swap);
    jest.advanceTimersByTime(SECOND_MS);
    expect(heard).toHaveBeenCalledTimes(1);
  });
});

describe('several early presses', () => {
  it('are repeated in their order, although the second button is hydrated first', () => {
    const page = draw('<main data-slot="a"><button>One</button><button>Two</button></main>');
    const order: string[] = [];
    page.addEventListener('click', ({ target }) => order.push((target as HTMLElement).textContent));
    const [one, two] = page.querySelectorAll('button') as unknown as readonly [HTMLElement, HTMLElement];
    one.click();
    two.click();
    order.length = 0;
    takeOver(two);
    jest.advanceTimersByTime(SECOND_MS);
    expect(order).toEqual([]);
    takeOver(one);
    jest.advanceTimersByTime(SECOND_MS);
    expect(order).toEqual(['One', 'Two']);
  });

  it('are repeated for the page around a slot that is not hydrated', () => {
    const page = draw('<div><main data-slot="a"><button>One</button></main><button>Two</button></div>');
    const [one, two] = page.querySelectorAll('button') as unknown as readonly [HTMLElement, HTMLElement];
    one.click();
    two.click();
    takeOver(two);
    jest.advanceTimersByTime(SECOND_MS);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('count once if the visitor presses again right after hydration, also if the button was replaced', () => {
    draw('<button>Swap</button>').click();
    const button = draw('<button>Swap</button>');
    takeOver(button);
    button.click();
    jest.advanceTimersByTime(SECOND_MS);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('count once if the visitor presses again right after hydration', () => {
    const button = draw('<button>Swap</button>');
    button.click();
    takeOver(button);
    button.click();
    jest.advanceTimersByTime(SECOND_MS);
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
