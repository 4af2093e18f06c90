type Field = HTMLInputElement | HTMLTextAreaElement;

/** Excludes files, which cannot be set by script, and types without typed text. */
const FIELDS = 'input:not([type=file],[type=checkbox],[type=radio],[type=hidden]),textarea';

const fieldsOf = (element: HTMLElement): readonly Field[] => [...element.querySelectorAll<Field>(FIELDS)];

/** A field is found by its ID, or by its label if the framework generated the ID. */
const labelOf = ({ labels, ariaLabel }: Field): string => labels?.[0]?.textContent ?? ariaLabel ?? '';

/**
 * Sets a text the way a visitor types it. React ignores a value that is set through its own property of the field.
 */
const type = (field: Field, text: string): void => {
  Reflect.set(Object.getPrototypeOf(field), 'value', text, field);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
};

/**
 * Remembers the fields below an element, which keep their text when they are removed. Returns a function that
 * copies this text to the fields that replaced them.
 */
export const rememberTyped = (element: HTMLElement): (() => void) => {
  const before = fieldsOf(element).map((field) => ({
    field,
    label: labelOf(field),
    empty: field.defaultValue,
  }));
  return () => {
    for (const { field, label, empty } of before) {
      if (field.isConnected || field.value === empty) continue;
      const same = fieldsOf(element).find(({ id }) => id !== '' && id === field.id);
      const next = same ?? fieldsOf(element).find((each) => label !== '' && labelOf(each) === label);
      if (next !== undefined && next.value === next.defaultValue) type(next, field.value);
    }
  };
};
