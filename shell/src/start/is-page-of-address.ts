/** What the browser knows of how this document was loaded. */
type DocumentLoad = { readonly name: string; readonly redirectCount: number };

const isDocumentLoad = (entry: object | undefined): entry is DocumentLoad =>
  entry !== undefined && 'name' in entry && 'redirectCount' in entry;

/**
 * Whether the document is the one of the address. It is not when somebody went back before this code could hear of it:
 * between two places of one document the browser changes the address and keeps the document.
 */
export const isPageOfAddress = (entry: object | undefined, pathname: string): boolean => {
  if (!isDocumentLoad(entry) || entry.redirectCount > 0 || !URL.canParse(entry.name)) return true;
  return new URL(entry.name).pathname === pathname;
};
