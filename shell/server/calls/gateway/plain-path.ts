/**
 * Path without differences that some services ignore: case, empty segments, spaces, and everything after `;`, `?` or
 * `#`.
 */
export const plainPath = (path: string): string => {
  const [own = ''] = path.toLowerCase().split(/[;?#]/);
  return `/${own
    .split('/')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('/')}`;
};
