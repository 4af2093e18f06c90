import { useLayoutEffect } from 'react';

import { consumeEarly, isControl } from './early-input';
import { replayInput } from './replay-input';

/**
 * Replays text and choices from before hydration, which the next render would overwrite. `known`: the owner's
 * text, or whether the control is checked. Undefined: nothing is replayed.
 */
export const useEarlyInput = (id: string, known: unknown): void => {
  useLayoutEffect(() => {
    const control = document.getElementById(id);
    if (!isControl(control)) return;
    const used = consumeEarly(control);
    const property = typeof known === 'boolean' ? 'checked' : 'value';
    const wanted: unknown = used && Reflect.get(used, property);
    if (typeof wanted !== typeof known || wanted === known) return;
    const isSelect = control instanceof HTMLSelectElement;
    const event = property === 'checked' ? 'click' : 'input';
    replayInput(control, { property, known, wanted, event: isSelect ? 'change' : event });
    // React hydrates during the user's own event and then resets a select, so that event would report the old
    // choice
    const drop = (current: Event): void => {
      if (isSelect && control.value === known) current.stopPropagation();
    };
    control.addEventListener('change', drop);
    setTimeout(() => control.removeEventListener('change', drop));
    // runs once: after that the control shows the owner's value
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
};
