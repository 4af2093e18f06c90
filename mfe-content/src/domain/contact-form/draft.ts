import { mentionsSecret } from '@coinlane/chains/addresses';

import { NO_FIELDS } from './contact-form';
import type { ContactFields } from './contact-form';

/** Storage key of an unsent message, which survives a reload. */
export const DRAFT_KEY = 'contact-draft';

const MAX_LENGTH = 20_000;

const textAt = (value: object, key: string): string => {
  const text: unknown = Reflect.get(value, key);
  return typeof text === 'string' ? text : '';
};

/** Reads the draft from before a reload. Empty if the draft is invalid. */
export const readDraft = (stored: string | null): ContactFields => {
  if (stored === null || stored.length > MAX_LENGTH) return NO_FIELDS;
  try {
    const value: unknown = JSON.parse(stored);
    if (typeof value !== 'object' || value === null) return NO_FIELDS;
    return { name: textAt(value, 'name'), email: textAt(value, 'email'), message: textAt(value, 'message') };
  } catch {
    return NO_FIELDS;
  }
};

/**
 * Serializes the draft for a reload. Leaves out a text that can contain a key or a recovery phrase. Null: nothing
 * to store.
 */
export const writeDraft = (fields: ContactFields): string | null => {
  const stored = Object.entries(fields).filter(([, field]) => field !== '' && !mentionsSecret(field));
  const text = JSON.stringify(Object.fromEntries(stored));
  return stored.length === 0 || text.length > MAX_LENGTH ? null : text;
};
