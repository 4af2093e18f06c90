import { useCallback, useEffect, useRef } from 'react';

/** A stable callback that calls the latest version of a function. */
export const useStable = <Value>(work: (value: Value) => void): ((value: Value) => void) => {
  const newest = useRef(work);
  useEffect(() => {
    newest.current = work;
  });
  return useCallback((value: Value) => {
    newest.current(value);
  }, []);
};
