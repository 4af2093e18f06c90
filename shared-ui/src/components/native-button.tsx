import { useCallback } from 'react';
import type { ComponentProps, Ref } from 'react';

/** Marker that `shell/server/pages/compose/early-presses.ts` reads. Each remote has its own copy of this file. */
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
 * A `<button>` that is marked when its handlers are attached. React calls the ref after it commits or hydrates the
 * element and its whole boundary. Presses from before are then replayed.
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
