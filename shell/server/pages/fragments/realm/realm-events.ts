/* Sent to realms as source: event classes, with only what server rendering uses. */

/** Creates EventTarget, Event, CustomEvent, AbortController and AbortSignal. */
export function createEvents() {
  type Listener = (event: Event) => void;
  class Event {
    readonly type: string;
    constructor(type: unknown) {
      this.type = String(type);
    }
  }
  class CustomEvent extends Event {
    readonly detail: unknown;
    constructor(type: unknown, init: { readonly detail?: unknown } = {}) {
      super(type);
      this.detail = init.detail ?? null;
    }
  }
  class EventTarget {
    #listeners = new Map<string, Set<Listener>>();
    addEventListener(type: string, listener: Listener): void {
      const listeners = this.#listeners.get(type) ?? new Set<Listener>();
      this.#listeners.set(type, listeners.add(listener));
    }
    removeEventListener(type: string, listener: Listener): void {
      this.#listeners.get(type)?.delete(listener);
    }
    dispatchEvent(event: Event): boolean {
      for (const listener of [...(this.#listeners.get(event.type) ?? [])])
        Reflect.apply(listener, this, [event]);
      return true;
    }
  }
  class AbortSignal extends EventTarget {
    aborted = false;
    reason: unknown = undefined;
    throwIfAborted(): void {
      if (this.aborted) throw this.reason;
    }
  }
  class AbortController {
    readonly signal = new AbortSignal();
    abort(reason: unknown = new Error('This operation was aborted')): void {
      if (this.signal.aborted) return;
      Object.assign(this.signal, { aborted: true, reason });
      this.signal.dispatchEvent(new Event('abort'));
    }
  }
  return { Event, CustomEvent, EventTarget, AbortController, AbortSignal };
}
