import { useLayoutEffect } from 'react';

import { replayInput } from './replay-input';
import { isTypedInto, consumeTypedText } from './typed-before';

/**
 * Replays text that was typed before hydration; otherwise the next render would overwrite it. `value`: the controlled
 * or initial text. Undefined: nothing is replayed.
 */
export const useTypedBefore = (id: string, value: unknown): void => {
  useLayoutEffect(() => {
    const remembered = consumeTypedText(id);
    const control = document.getElementById(id);
    if (!isTypedInto(control) || typeof value !== 'string') return;
    const typed = control.value === value ? (remembered ?? value) : control.value;
    if (typed === value) return;
    replayInput(control, { property: 'value', known: value, wanted: typed, event: 'input' });
    // runs once: after that the field shows the owner's text
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
};
