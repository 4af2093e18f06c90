import { NO_FIELDS } from './contact-form';
import type { ContactFields } from './contact-form';

const LONGEST = 20_000;

const textAt = (value: object, key: string): string => {
  const text: unknown = Reflect.get(value, key);
  return typeof text === 'string' ? text : '';
};

/** What was typed before a reload; nothing where it cannot be read. */
export const readDraft = (stored: string | null): ContactFields => {
  if (stored === null || stored.length > LONGEST) return NO_FIELDS;
  try {
    const value: unknown = JSON.parse(stored);
    if (typeof value !== 'object' || value === null) return NO_FIELDS;
    return { name: textAt(value, 'name'), email: textAt(value, 'email'), message: textAt(value, 'message') };
  } catch {
    return NO_FIELDS;
  }
};

/** What is kept for a reload; null: nothing worth keeping. */
export const writeDraft = (fields: ContactFields): string | null => {
  const text = JSON.stringify(fields);
  return Object.values(fields).every((field) => field === '') || text.length > LONGEST ? null : text;
};
