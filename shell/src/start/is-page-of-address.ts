/** Navigation timing of this document. */
type DocumentLoad = { readonly name: string; readonly redirectCount: number };

const isDocumentLoad = (entry: object | undefined): entry is DocumentLoad =>
  entry !== undefined && 'name' in entry && 'redirectCount' in entry;

/**
 * Whether the document belongs to the current URL. It does not if the visitor went back before this code could
 * listen: between two entries of one document, the browser changes the URL but keeps the document.
 */
export const isPageOfAddress = (entry: object | undefined, pathname: string): boolean => {
  if (!isDocumentLoad(entry) || entry.redirectCount > 0 || !URL.canParse(entry.name)) return true;
  return new URL(entry.name).pathname === pathname;
};
