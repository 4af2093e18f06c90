import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

import type { SignInProblem } from '../domain/sign-in-problem.rule';

/** Fields for refusals that do not specify a field. */
const FIELD_OF: Readonly<Partial<Record<SignInProblem['_tag'], string>>> = {
  InvalidCredentials: '[name="current"], [name="password"]',
  CodeNeeded: '[name="factor"]',
  InvalidCode: '[name="factor"], [name="code"]',
  InvalidEmailCode: '[name="code"]',
};

/** Moves the focus to the field that was refused. Returns the ref of its form. */
export const useFocusOnProblem = (problem: SignInProblem | null): RefObject<HTMLFormElement | null> => {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (problem === null) return;
    const field = FIELD_OF[problem._tag] ?? '[aria-invalid="true"]';
    form.current?.querySelector<HTMLElement>(field)?.focus();
  }, [problem]);
  return form;
};
