import { useLayoutEffect } from 'react';

import { replayInput } from './replay-input';
import { isTypedInto, consumeTypedText } from './typed-before';

/**
 * What a visitor typed into the server's page before this field came to life is said to the field's owner as if it were
 * typed now: else the next drawing puts the owner's text in its place. `value` is the text the owner gave it, to
 * hold or to begin with; without one nobody is told.
 */
export const useTypedBefore = (id: string, value: unknown): void => {
  useLayoutEffect(() => {
    const remembered = consumeTypedText(id);
    const control = document.getElementById(id);
    if (!isTypedInto(control) || typeof value !== 'string') return;
    const typed = control.value === value ? (remembered ?? value) : control.value;
    if (typed === value) return;
    replayInput(control, { property: 'value', known: value, wanted: typed, event: 'input' });
    // only the first text counts: after that the field shows what its owner says
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
};
