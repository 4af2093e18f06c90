/** One item of the list: a label and HTML content (spec §2 "Mounting"). */
export type BountyItem = { readonly label: string; readonly content: string };

const MAX_ITEMS = 200;
const MAX_CONTENT_LENGTH = 100_000;

const isItem = (value: unknown): value is BountyItem =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'label') === 'string' &&
  typeof Reflect.get(value, 'content') === 'string';

/** Decodes the items of a page. Skips invalid items. Null if there is no list. */
export const readBountyItems = (data: unknown): readonly BountyItem[] | null =>
  Array.isArray(data)
    ? data
        .filter(isItem)
        .slice(0, MAX_ITEMS)
        .map(({ label, content }) => ({ label, content: content.slice(0, MAX_CONTENT_LENGTH) }))
    : null;
