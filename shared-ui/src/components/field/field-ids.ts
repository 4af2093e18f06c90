import { useId } from 'react';
import type { ReactNode } from 'react';

/** Texts of a control. `error` and `warning` are announced when they appear. An error hides the warning. */
export type FieldWords = {
  readonly label: ReactNode;
  readonly isLabelHidden?: boolean | undefined;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly warning?: ReactNode;
};

export type FieldIds = {
  readonly control: string;
  readonly hint: string;
  readonly message: string;
};

/** False for a node that React renders as nothing. */
export const isShown = (node: ReactNode): boolean =>
  node !== undefined && node !== null && node !== '' && typeof node !== 'boolean';

/** Stable ids that connect a control to its label, hint and message. An `id` of the caller has priority. */
export const useFieldIds = (id: string | undefined): FieldIds => {
  const generated = useId();
  const control = id ?? generated;
  return { control, hint: `${control}-hint`, message: `${control}-message` };
};

/** ARIA attributes for the texts of a control. */
export const describeControl = (
  ids: FieldIds,
  { hint, error, warning }: Pick<FieldWords, 'hint' | 'error' | 'warning'>,
  describedBy?: string,
): { readonly 'aria-invalid'?: true; readonly 'aria-describedby'?: string } => {
  const described = [
    describedBy ?? '',
    isShown(hint) ? ids.hint : '',
    isShown(error) || isShown(warning) ? ids.message : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
  return {
    ...(isShown(error) ? { 'aria-invalid': true } : {}),
    ...(described === '' ? {} : { 'aria-describedby': described }),
  };
};
