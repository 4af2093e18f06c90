import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

import type { Problem } from '../../domain/problem';

type FocusOnProblem = {
  readonly form: RefObject<HTMLFormElement | null>;
  /** To be called with each submit. */
  readonly pressed: () => void;
};

/** One goes on at the field that is wrong: after a press that was not enough, and after a refusal of the service. */
export const useFocusOnProblem = (problem: Problem | null): FocusOnProblem => {
  const form = useRef<HTMLFormElement>(null);
  const [presses, setPresses] = useState(0);
  const focus = useCallback(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, []);
  useEffect(() => {
    if (presses > 0) focus();
  }, [presses, focus]);
  useEffect(() => {
    if (problem !== null) focus();
  }, [problem, focus]);
  return { form, pressed: () => setPresses((before) => before + 1) };
};
