/** @jest-environment browser */
import { placePopover } from './place-popover';

type Rect = { readonly top: number; readonly left: number };

const placed = ({ top, left }: Rect, direction: 'ltr' | 'rtl' = 'ltr') => {
  const button = document.createElement('button');
  const panel = document.createElement('div');
  button.style.direction = direction;
  document.body.append(button, panel);
  jest.spyOn(button, 'getBoundingClientRect').mockReturnValue(new DOMRect(left, top, 100, 40));
  placePopover(button, panel, 'end');
  const read = (name: string) => panel.style.getPropertyValue(`--popover-${name}`);
  return {
    start: read('block-start'),
    end: read('block-end'),
    inlineStart: read('inline-start'),
    inlineEnd: read('inline-end'),
    room: read('room'),
    align: panel.dataset.placed,
  };
};

describe('placePopover', () => {
  beforeEach(() => {
    Object.defineProperty(window, 'innerHeight', { configurable: true, value: 800 });
    Object.defineProperty(document.documentElement, 'clientWidth', { configurable: true, value: 1000 });
    Object.defineProperty(window, 'DOMRect', {
      configurable: true,
      value: function Rectangle(x: number, y: number, width: number, height: number) {
        return { left: x, top: y, right: x + width, bottom: y + height };
      },
    });
  });

  it('opens below if there is room', () => {
    expect(placed({ top: 100, left: 200 })).toMatchObject({
      start: '146px',
      end: 'auto',
      room: '648px',
      align: 'end',
    });
  });

  it('opens above near the bottom edge', () => {
    expect(placed({ top: 700, left: 200 })).toMatchObject({ start: 'auto', end: '106px', room: '688px' });
  });

  it.each([
    { direction: 'ltr' as const, inlineStart: '200px', inlineEnd: '700px' },
    { direction: 'rtl' as const, inlineStart: '700px', inlineEnd: '200px' },
  ])('aligns with the text direction: $direction', ({ direction, inlineStart, inlineEnd }) => {
    expect(placed({ top: 100, left: 200 }, direction)).toMatchObject({ inlineStart, inlineEnd });
  });
});
