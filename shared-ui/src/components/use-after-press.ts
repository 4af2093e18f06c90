import { useEffect, useRef } from 'react';

const TYPES = ['mousedown', 'mouseup', 'dragend'];

/**
 * For handlers of a blur that can show a message: runs them after the press that caused the blur. A message that appears
 * during the press would move the button away from the pointer, and the press would be lost.
 */
export const useAfterPress = (): ((run: () => void) => void) => {
  const isDown = useRef(false);
  const waiting = useRef<(() => void) | null>(null);
  useEffect(() => {
    const onPress = ({ type }: Event): void => {
      isDown.current = type === 'mousedown';
      if (isDown.current || waiting.current === null) return;
      // the click follows the end of the press
      setTimeout(waiting.current);
      waiting.current = null;
    };
    for (const type of TYPES) document.addEventListener(type, onPress, true);
    return () => {
      for (const type of TYPES) document.removeEventListener(type, onPress, true);
    };
  }, []);
  return (run) => {
    if (isDown.current) waiting.current = run;
    else run();
  };
};
