import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

import type { CallFailure } from '@coinlane/shared-contracts/errors';

type FocusOnProblem = {
  readonly form: RefObject<HTMLFormElement | null>;
  /** To be called on each submit. */
  readonly pressed: () => void;
};

const focusInvalid = (form: HTMLFormElement): boolean => {
  const invalid = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  invalid?.focus();
  return invalid !== null;
};

/**
 * Focuses the first invalid field as soon as there is one. Stops at the next input. Returns a function that stops it.
 */
const focusOnceInvalid = (form: HTMLFormElement): (() => void) => {
  if (focusInvalid(form)) return () => undefined;
  const end = (): void => {
    observer.disconnect();
    form.removeEventListener('input', end);
  };
  const observer = new MutationObserver(() => {
    if (focusInvalid(form)) end();
  });
  observer.observe(form, { subtree: true, childList: true, attributeFilter: ['aria-invalid'] });
  form.addEventListener('input', end);
  return end;
};

/**
 * Moves the focus to the invalid field: after an incomplete submit, even if the service's verdict arrives later,
 * and after a refusal.
 */
export const useFocusOnProblem = (problem: CallFailure | null): FocusOnProblem => {
  const form = useRef<HTMLFormElement>(null);
  const [presses, setPresses] = useState(0);
  useEffect(
    () => (presses > 0 && form.current !== null ? focusOnceInvalid(form.current) : undefined),
    [presses],
  );
  useEffect(() => {
    if (problem !== null && form.current !== null) focusInvalid(form.current);
  }, [problem]);
  const pressed = useCallback(() => setPresses((before) => before + 1), []);
  return { form, pressed };
};
