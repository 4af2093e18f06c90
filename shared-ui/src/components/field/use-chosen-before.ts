import { useLayoutEffect } from 'react';

import { replayInput } from './replay-input';

/** What a visitor ticked or chose of several before this box came to life is said to its owner as if it were chosen now. */
export const useCheckedBefore = (id: string, isChecked: boolean | undefined): void => {
  useLayoutEffect(() => {
    const control = document.getElementById(id);
    if (!(control instanceof HTMLInputElement) || isChecked === undefined) return;
    // of several radios the chosen one speaks for all
    if (control.checked === isChecked || (control.type === 'radio' && isChecked)) return;
    replayInput(control, { property: 'checked', known: isChecked, wanted: control.checked, event: 'click' });
    // only the first choice counts: after that the box shows what its owner says
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
};

/** The same for a list of options. */
export const useSelectedBefore = (id: string, value: unknown): void => {
  useLayoutEffect(() => {
    const control = document.getElementById(id);
    if (!(control instanceof HTMLSelectElement) || typeof value !== 'string') return;
    // a value of the owner's that is in no option leaves the list with none of its own
    const isDrawn = [...control.options].some((option) => option.defaultSelected);
    if (!isDrawn || control.value === value) return;
    replayInput(control, { property: 'value', known: value, wanted: control.value, event: 'change' });
    // only the first choice counts, as above
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
};
