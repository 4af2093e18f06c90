import { useCallback } from 'react';
import type { ComponentProps, Ref } from 'react';

/** Mark that `shell/server/compose/early-presses.ts` reads. Remotes carry their own copy of this file. */
const READY = Symbol.for('coinlane.ready');

const attach = (
  ref: Ref<HTMLButtonElement> | undefined,
  button: HTMLButtonElement | null,
): (() => void) | undefined => {
  if (typeof ref === 'function') return ref(button) ?? undefined;
  if (ref !== null && ref !== undefined) ref.current = button;
  return undefined;
};

/**
 * A `<button>` that is marked once its handlers work. React calls a ref when it has committed the element, also when it
 * hydrates one, and not while a part of its boundary is missing. Until then a press is repeated later.
 */
export const NativeButton = ({ ref, ...rest }: ComponentProps<'button'>) => {
  const marked = useCallback(
    (button: HTMLButtonElement | null) => {
      if (button !== null) Reflect.set(button, READY, true);
      return attach(ref, button);
    },
    [ref],
  );
  return <button {...rest} ref={marked} />;
};
