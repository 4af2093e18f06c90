/** @jest-environment browser */
import { dismissalHandlers } from './dismissal-handlers';

type Handlers = ReturnType<typeof dismissalHandlers>;

const aDialog = ({ isOpen = true, closesOnBackdrop = true } = {}) => {
  const dialog = document.createElement('dialog');
  const inside = document.createElement('input');
  dialog.append(inside);
  const onClose = jest.fn();
  const handlers = dismissalHandlers({ ref: { current: dialog }, isOpen, closesOnBackdrop, onClose });
  return { dialog, inside, onClose, handlers };
};

const cancelOn = (target: EventTarget) =>
  ({ target, preventDefault: jest.fn() }) as unknown as Parameters<Handlers['onCancel']>[0];

const pressOn = (target: EventTarget) => ({ target }) as unknown as Parameters<Handlers['onMouseDown']>[0];

const keyOn = (key: string, defaultPrevented = false) =>
  ({ key, defaultPrevented, preventDefault: jest.fn(), stopPropagation: jest.fn() }) as unknown as Parameters<
    Handlers['onKeyDown']
  >[0];

describe('dismissalHandlers', () => {
  it('requests closing on a cancel of the dialog', () => {
    const { dialog, onClose, handlers } = aDialog();
    handlers.onCancel(cancelOn(dialog));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('ignores the cancel of a file input inside', () => {
    const { inside, onClose, handlers } = aDialog();
    handlers.onCancel(cancelOn(inside));
    expect(onClose).not.toHaveBeenCalled();
  });

  it.each([
    { rule: 'requests closing when the browser closed an open dialog', isOpen: true, asked: 1 },
    { rule: 'does nothing when its owner closed it', isOpen: false, asked: 0 },
  ])('$rule', ({ isOpen, asked }) => {
    const { dialog, onClose, handlers } = aDialog({ isOpen });
    handlers.onClose(cancelOn(dialog));
    expect(onClose).toHaveBeenCalledTimes(asked);
  });

  it.each([
    { rule: 'a press on the backdrop', closesOnBackdrop: true, place: 'dialog' as const, asked: 1 },
    { rule: 'a press inside', closesOnBackdrop: true, place: 'inside' as const, asked: 0 },
    {
      rule: 'a press on a backdrop that does not close',
      closesOnBackdrop: false,
      place: 'dialog' as const,
      asked: 0,
    },
  ])('requests closing $asked times on $rule', ({ closesOnBackdrop, place, asked }) => {
    const { onClose, handlers, ...places } = aDialog({ closesOnBackdrop });
    handlers.onMouseDown(pressOn(places[place]));
    expect(onClose).toHaveBeenCalledTimes(asked);
  });

  it.each([
    { rule: 'Escape', event: keyOn('Escape'), asked: 1 },
    { rule: 'a handled Escape', event: keyOn('Escape', true), asked: 0 },
    { rule: 'another key', event: keyOn('Enter'), asked: 0 },
  ])('requests closing $asked times on $rule without modal support', ({ event, asked }) => {
    const { onClose, handlers } = aDialog();
    handlers.onKeyDown(event);
    expect(onClose).toHaveBeenCalledTimes(asked);
  });
});
