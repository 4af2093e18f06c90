import { useLayoutEffect } from 'react';

import { replayInput } from './replay-input';

/** Replays the choice of a checkbox or radio group that was made before hydration. */
export const useCheckedBefore = (id: string, isChecked: boolean | undefined): void => {
  useLayoutEffect(() => {
    const control = document.getElementById(id);
    if (!(control instanceof HTMLInputElement) || isChecked === undefined) return;
    // in a radio group only the chosen radio reports
    if (control.checked === isChecked || (control.type === 'radio' && isChecked)) return;
    replayInput(control, { property: 'checked', known: isChecked, wanted: control.checked, event: 'click' });
    // runs once: after that the control shows the owner's value
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
};

/** Replays the choice of a select that was made before hydration. */
export const useSelectedBefore = (id: string, value: unknown): void => {
  useLayoutEffect(() => {
    const control = document.getElementById(id);
    if (!(control instanceof HTMLSelectElement) || typeof value !== 'string') return;
    // if the owner's value matches no option, no option is selected by default
    const isDrawn = [...control.options].some((option) => option.defaultSelected);
    if (!isDrawn || control.value === value) return;
    replayInput(control, { property: 'value', known: value, wanted: control.value, event: 'change' });
    // runs once, as above
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
};
